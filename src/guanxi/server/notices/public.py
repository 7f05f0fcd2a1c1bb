"""Which addresses anybody can reach: everything that leads to ourselves or our neighbours is none of them."""

import ipaddress
from typing import Final

_V4: Final = ipaddress.IPv4Network
_V6: Final = ipaddress.IPv6Network

# `is_global` differs between Python's versions and lets some of these through: what it says is only one half.
_NOT_V4: Final = (
    _V4("192.0.0.0/24"),  # protocol assignments, metadata of a cloud among them
    _V4("192.88.99.0/24"),  # relays to IPv6
    _V4("168.63.129.16/32"),  # a cloud's own services at a public number
    _V4("224.0.0.0/3"),  # groups, and what is reserved
)
_HANDED_OUT: Final = _V6("2000::/3")  # all that was ever given to anybody
_NOT_V6: Final = (
    _V6("2001::/23"),  # protocol assignments, Teredo among them
    _V6("2001:db8::/32"),  # documentation
    _V6("2002::/16"),  # 6to4: an IPv4 address inside
    _V6("3fff::/20"),  # documentation
)
_NAT64: Final = _V6("64:ff9b::/96")  # how hosts without IPv4 see IPv4 addresses
_ISATAP: Final = (0x00005EFE, 0x02005EFE)  # before an IPv4 address inside


def is_public(address: str) -> bool:
    """Is this an address, in numbers, that is public beyond doubt?"""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(number, ipaddress.IPv4Address):
        return _is_public_v4(number)
    if number in _NAT64 and number.scope_id is None:
        return _is_public_v4(ipaddress.IPv4Address(int(number) & 0xFFFFFFFF))
    return _is_public_v6(number)


def _is_public_v4(number: ipaddress.IPv4Address) -> bool:
    return number.is_global and not any(number in network for network in _NOT_V4)


def _is_public_v6(number: ipaddress.IPv6Address) -> bool:
    if number.scope_id is not None or number not in _HANDED_OUT or not number.is_global:
        return False
    if (int(number) >> 32) & 0xFFFFFFFF in _ISATAP:
        return False
    return not any(number in network for network in _NOT_V6)
