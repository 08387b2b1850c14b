"""Blocks connections to other machines. Python loads this file at every start with its folder on the path.

After every command, the published package asks other hosts whether it is out of date. Tests must not depend on that.
"""

import ipaddress
import socket

_connect = socket.socket.connect
_getaddrinfo = socket.getaddrinfo


def _is_loopback(host) -> bool:
    if host in (None, "", b"", "localhost", b"localhost", socket.gethostname()):
        return True
    try:
        address = ipaddress.ip_address(host.decode() if isinstance(host, bytes) else host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def _loopback_getaddrinfo(host, *args, **kwargs):
    if not _is_loopback(host):
        raise socket.gaierror(socket.EAI_FAIL, f"tests do not look up {host}")
    return _getaddrinfo(host, *args, **kwargs)


def _loopback_connect(self, address):
    if self.family in (socket.AF_INET, socket.AF_INET6) and not _is_loopback(address[0]):
        raise ConnectionRefusedError(f"tests do not connect to {address[0]}")
    return _connect(self, address)


socket.getaddrinfo = _loopback_getaddrinfo
socket.socket.connect = _loopback_connect
