"""What shows each class of nodes: values, lists, groups, calls, options, steps; and each operation of the runtime in words."""
