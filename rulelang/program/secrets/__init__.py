"""What a Program keeps secret from whom, found from its declarations and steps alone; checks and the translator share it.

secret: a secret, and what is known of names · pieces: who may know a piece · face_down: where pieces lie face down that not
all know · audience: who may know what an expression says
"""

from rulelang.program.secrets.audience import Audience
from rulelang.program.secrets.face_down import FaceDown
from rulelang.program.secrets.secret import TOP, Known, Secret, Secrets, face_up

__all__ = ["TOP", "Audience", "FaceDown", "Known", "Secret", "Secrets", "face_up"]
