"""Runs the command line of the package in a separate process, as its users do."""

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
        """The output without the indented lines of tracebacks."""
        return "\n".join(line for line in self.said.splitlines() if not line.startswith("  "))[-4000:]

    def json(self):
        """Parses standard output as JSON, ignoring lines before it."""
        start = min((at for at in (self.out.find("{"), self.out.find("[")) if at >= 0), default=None)
        assert start is not None, f"no JSON in: {self.said}"
        return json.JSONDecoder().raw_decode(self.out[start:])[0]


class DatahubCommand:
    def __init__(self, folder: Path):
        self.folder = folder

    def __call__(self, *args: str, code: int = 0, answers: str = "", env: dict | None = None) -> Ended:
        """Runs `datahub ARGS...` and expects its exit code.

        :param answers: input of the user, one line each
        :param env: additional environment variables; None removes a variable
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
        """Writes a file into the folder and returns its name. Other content than text becomes JSON, also valid YAML."""
        text = content if isinstance(content, str) else json.dumps(content, indent=1)
        (self.folder / name).write_text(text, encoding="utf-8")
        return name
