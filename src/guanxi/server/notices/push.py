"""Web Push: a notice for a browser, sealed so that only the browser can read it, by the push service that it named."""

import binascii
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from typing import ClassVar, Final

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from guanxi.core.errors import InputError
from guanxi.server.notices.guard import Guard, Refused, parse
from guanxi.server.notices.https import judged, post
from guanxi.server.notices.notice import Notice
from guanxi.server.notices.ways import PUSH, Outcome, Result, Way
from guanxi.server.saying import sentence

TOKEN_S: Final = 12 * 3600  # how long our word is good for; push services take a day at most
KEPT_S: Final = 24 * 3600  # how long a push service keeps a notice for a browser that is not there
GONE: Final = (404, 410)
BAD_KEYS: Final = "subscription-keys"


class Keys:
    """The keys by which push services know this server: made once, kept by the caller as `text`, a secret."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self._vapid = Vapid02(private)

    @property
    def text(self) -> str:
        """The private key, to be stored; whoever has it can speak to all our browsers."""
        return in_base64(self._private.private_numbers().private_value.to_bytes(32, "big"))

    @property
    def public(self) -> str:
        """The public key for the browser's `applicationServerKey`."""
        return in_base64(self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def sign(self, audience: str, contact: str, now: float) -> str:
        """The header Authorization for one push service (RFC 8292); InputError if the contact is none."""
        claims = {"aud": audience, "exp": int(now) + TOKEN_S, "sub": contact}
        try:
            return str(self._vapid.sign(claims)["Authorization"])
        except VapidException:
            raise InputError(sentence("push-contact", contact=contact)) from None


def new_keys() -> Keys:
    """Fresh keys, for the first start."""
    return Keys(ec.generate_private_key(ec.SECP256R1()))


def load(text: str) -> Keys:
    """The keys that were stored as `text`; InputError if it is none."""
    try:
        number = from_base64(text, 32)
        return Keys(ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1()))
    except ValueError:
        raise InputError(sentence("push-keys")) from None


class Subscription(Way, frozen=True):
    """A browser that wants to be told: what `PushSubscription.toJSON()` gives, and the store's id."""

    channel: ClassVar[str] = PUSH
    endpoint: str
    p256dh: str
    auth: str


def why_not(subscription: Subscription) -> str:
    """What is wrong with a subscription's keys, as a code; nothing if they are whole. The guard vets the endpoint."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(subscription.p256dh, 65))
        from_base64(subscription.auth, 16)
    except ValueError:
        return BAD_KEYS
    return ""


class Push:
    """Sends notices to browsers. `contact` is whom a push service may write to about us: an address of the operator."""

    def __init__(self, keys: Keys, contact: str, guard: Guard) -> None:
        keys.sign(
            "https://push.invalid", contact, 0
        )  # complains about the contact at the start, not at the first notice
        self._keys = keys
        self._contact = contact
        self._guard = guard

    async def send(self, notice: Notice, way: Way) -> Result:
        """Seal it and hand it to the push service."""
        assert isinstance(way, Subscription)
        if code := why_not(way):
            return Result(Outcome.FAILED, code)
        try:
            origin = f"https://{parse(way.endpoint).authority}"
        except Refused as refused:
            return Result(Outcome.FAILED, refused.code)
        answer = await post(self._guard, way.endpoint, self._headers(notice, origin), sealed(notice, way))
        if answer in GONE:
            return Result(Outcome.GONE, f"status-{answer}")
        return judged(answer)

    def _headers(self, notice: Notice, origin: str) -> dict[str, str]:
        return {
            "Authorization": self._keys.sign(origin, self._contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Urgency": "normal",
            "Topic": topic(notice),
        }


def topic(notice: Notice) -> str:
    """What makes a newer notice replace an older one that was not fetched yet; it tells the push service nothing."""
    name = msgspec.json.encode([notice.person, notice.table, notice.kind])
    return in_base64(blake2b(name, digest_size=24, person=b"guanxi-topic").digest())


def sealed(notice: Notice, way: Subscription) -> bytes:
    """The notice for the browser's eyes only (RFC 8291)."""
    told = {"kind": notice.kind, "table": notice.table, "title": notice.title, "text": notice.text, "url": notice.url}
    return bytes(
        http_ece.encrypt(
            msgspec.json.encode(told),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_base64(way.p256dh, 65),
            auth_secret=from_base64(way.auth, 16),
            version="aes128gcm",
        )
    )


def in_base64(data: bytes) -> str:
    """In letters that fit into addresses and headers."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def from_base64(text: str, length: int) -> bytes:
    """So many bytes, from base64 with or without padding; ValueError if it is anything else."""
    plain = text.rstrip("=")
    try:
        data = urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
    except binascii.Error as error:
        raise ValueError("not base64") from error
    if len(data) != length or in_base64(data) != plain:
        raise ValueError("not so many bytes")
    return data
