"""Calls tools of datahub-agent-context as an agent written in Python does: as functions, with a client of the SDK.

Reads one call per line from standard input, and answers each with a line. support/agents.py is the other end.
"""

import json
import sys

from datahub.sdk import DataHubClient
from datahub_agent_context import DataHubContext, mcp_tools


def say(answer: dict) -> None:
    print(json.dumps(answer), flush=True)


with DataHubContext(DataHubClient.from_env()):
    say({"tools": mcp_tools.__all__})
    for line in sys.stdin:
        call = json.loads(line)
        try:
            say({"value": getattr(mcp_tools, call["tool"])(**call["arguments"])})
        except Exception as error:
            say({"error": str(error)})
