"""Runs a temporary PostgreSQL server for tests."""

import os
import pwd
import shutil
import socket
import subprocess
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Iterator

import psycopg2

# Debian does not put the programs on the path.
DEBIAN = "/usr/lib/postgresql/*/bin"
USER, PASSWORD = "tester", "geheim-ß"


def find_programs() -> Path | None:
    """Returns the folder of initdb and pg_ctl, of the newest version if there are several."""
    on_path = shutil.which("initdb")
    folders = sorted(glob(DEBIAN), key=lambda folder: int("0" + "".join(filter(str.isdigit, folder))))
    found = ([Path(on_path).parent] if on_path else []) + [Path(folder) for folder in reversed(folders)]
    return next((each for each in found if (each / "pg_ctl").exists() and (each / "initdb").exists()), None)


@contextmanager
def running_postgres(programs: Path, folder: Path) -> Iterator[int]:
    """Creates a cluster in the folder and runs it. Yields its port on loopback."""
    as_user = ordinary_user(folder)
    data, port = folder / "cluster", free_port()
    password = folder / "password"
    password.write_text(PASSWORD, encoding="utf-8")
    password.chmod(0o644)
    make = [f"--username={USER}", f"--pwfile={password}", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"]
    run([*as_user, str(programs / "initdb"), "-D", str(data), *make])
    options = f"-h 127.0.0.1 -p {port} -k {folder} -c fsync=off"
    control = [*as_user, str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log")]
    run([*control, "-o", options, "start"])
    try:
        yield port
    finally:
        run([*control, "-m", "immediate", "stop"])


def ordinary_user(folder: Path) -> list[str]:
    """Returns a prefix for commands of root: PostgreSQL refuses to run as root, so `postgres` or `nobody` runs it."""
    if os.geteuid() != 0:
        return []
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    os.chown(folder, user.pw_uid, user.pw_gid)
    return ["runuser", "-u", user.pw_name, "--"]


def run(command: list[str]) -> None:
    # The server keeps inherited files open, so its output must not be a pipe that the test waits for.
    with Path(os.devnull).open("w") as nowhere:
        subprocess.run(command, check=True, cwd="/", stdout=nowhere, stderr=nowhere, timeout=120)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def execute(port: int, database: str, *statements: str) -> None:
    connection = psycopg2.connect(host="127.0.0.1", port=port, user=USER, password=PASSWORD, dbname=database)
    connection.autocommit = True
    try:
        with connection.cursor() as cursor:
            for statement in statements:
                cursor.execute(statement)
    finally:
        connection.close()
