"""Who reaches a table: the address that its host sends to others may lead nowhere but to this machine."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

from greatpowers.server.hosts import Hosts, address_in
from greatpowers.server.protocol import Reach
from greatpowers.server.settings import Settings

MOST_ADDRESSES = 4


def reach(settings: Settings) -> Reach:
    """How far the server can be reached, and under which addresses. A server with a public address tells only that
    one: the network it stands in is nobody's business."""
    if settings.public_url:
        return Reach("public", [settings.public_url])
    if settings.listening is None:
        return Reach("unknown", [])
    host, port = settings.listening
    if is_loopback(host):
        return Reach("machine", [])
    bound = address_in(host)
    found = network_addresses() if bound is None or bound.is_unspecified else [host]
    hosts = Hosts(settings)
    return Reach("network", [f"http://{named}:{port}" for named in map(in_address, found) if hosts.serve(named)])


def is_loopback(host: str) -> bool:
    number = address_in(host)
    return host == "localhost" or (number is not None and number.is_loopback)


def in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def network_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one by which it reaches others first. Nothing is sent to find
    them out."""
    found = [routed_address()]
    with contextlib.suppress(OSError):  # a machine whose own name leads nowhere
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if one and is_of_a_network(one)][:MOST_ADDRESSES]


def routed_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def is_of_a_network(text: str) -> bool:
    number = ipaddress.ip_address(text)
    return not (number.is_loopback or number.is_unspecified or number.is_link_local)
