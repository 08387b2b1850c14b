"""The package's command line as its users run it: a process of its own."""

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Ended:
    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        return self.out + self.err

    @property
    def gist(self) -> str:
        """What was said without the indented lines of tracebacks."""
        return "\n".join(line for line in self.said.splitlines() if not line.startswith("  "))[-4000:]

    def json(self):
        """Standard output as JSON; lines that the command says before it are left out."""
        start = min((at for at in (self.out.find("{"), self.out.find("[")) if at >= 0), default=None)
        assert start is not None, f"no JSON in: {self.said}"
        return json.JSONDecoder().raw_decode(self.out[start:])[0]


class DatahubCommand:
    def __init__(self, folder: Path):
        self.folder = folder

    def __call__(self, *args: str, code: int = 0, answers: str = "", env: dict | None = None) -> Ended:
        """Runs `datahub ARGS...` and expects its exit code.

        :param answers: what a person would type, a line each
        :param env: environment variables beside those of the test run; None as a value takes one away
        """
        given = {**os.environ, **(env or {})}
        done = subprocess.run(
            ["datahub", *args],
            input=answers,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env={name: value for name, value in given.items() if value is not None},
            timeout=150,
        )
        ended = Ended(done.returncode, done.stdout, done.stderr)
        assert ended.code == code, f"datahub {' '.join(args)}: exit code {ended.code}\n{ended.gist}"
        return ended

    def file(self, name: str, content) -> str:
        """Writes a file beside the command; anything but text becomes JSON, which is also YAML. Returns its name."""
        text = content if isinstance(content, str) else json.dumps(content, indent=1)
        (self.folder / name).write_text(text, encoding="utf-8")
        return name
