"""Runs the tools of the published packages for agents, each in the Python environment of its package."""

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "agents"

# The variables by which the MCP server offers its optional tools.
OPTIONS = {
    "TOOLS_IS_MUTATION_ENABLED": "true",
    "TOOLS_IS_USER_ENABLED": "true",
    "DATA_QUALITY_TOOLS_ENABLED": "true",
    "SAVE_DOCUMENT_TOOL_ENABLED": "true",
}


@dataclass(frozen=True)
class Package:
    name: str
    # The variable with the interpreter that has the package.
    python: str
    script: str

    def is_installed(self) -> bool:
        return self.python in os.environ


MCP_SERVER = Package("mcp-server-datahub", "TRELLIS_MCP_SERVER_PYTHON", "mcp_session.py")
AGENT_CONTEXT = Package("datahub-agent-context", "TRELLIS_AGENT_CONTEXT_PYTHON", "context_session.py")

# The MCP server has other names for these functions.
NAMES = {"add_glossary_terms": "add_terms", "remove_glossary_terms": "remove_terms"}


class Agent:
    """A session in which tools are called."""

    def __init__(self, package: Package, log: Path):
        self.package = package
        self._log = log
        self._process = subprocess.Popen(
            [os.environ[package.python], str(FOLDER / package.script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log.open("w"),
            env={**os.environ, **OPTIONS},
            text=True,
        )
        self.tools = set(self._read()["tools"])

    def call(self, tool: str, **arguments):
        """Returns the answer of the tool, and fails the test if it reports an error."""
        answer = self._ask(tool, arguments)
        assert "error" not in answer, f"{tool}: {answer['error']}"
        return answer["value"]

    def refusal(self, tool: str, **arguments) -> str:
        """Returns the error that the tool reports, and fails the test if there is none."""
        answer = self._ask(tool, arguments)
        assert "error" in answer, f"{tool}: {answer}"
        return answer["error"]

    def close(self) -> None:
        self._process.stdin.close()
        self._process.wait()

    def _ask(self, tool: str, arguments: dict) -> dict:
        name = NAMES.get(tool, tool) if self.package is MCP_SERVER else tool
        call = {"tool": name, "arguments": arguments}
        print(json.dumps(call), file=self._process.stdin, flush=True)
        return self._read()

    def _read(self) -> dict:
        line = self._process.stdout.readline()
        assert line, f"{self.package.name} has ended:\n{self._log.read_text()[-4000:]}"
        return json.loads(line)
