"""The processes that tests start cannot reach other machines."""

import subprocess
import sys

import pytest

# An address and a name that are reserved for documentation.
ELSEWHERE = {
    "address": ("socket.create_connection(('192.0.2.1', 80), timeout=5)", "tests do not look up 192.0.2.1"),
    "name": ("socket.getaddrinfo('example.org', 443)", "tests do not look up example.org"),
    "connection": ("socket.socket().connect(('192.0.2.1', 80))", "tests do not connect to 192.0.2.1"),
}


@pytest.mark.parametrize(("attempt", "refusal"), ELSEWHERE.values(), ids=ELSEWHERE.keys())
def test_other_machines_cannot_be_reached(attempt, refusal):
    done = subprocess.run([sys.executable, "-c", f"import socket; {attempt}"], capture_output=True, text=True)
    assert done.returncode == 1
    assert refusal in done.stderr
