"""Calls tools of mcp-server-datahub as an agent does: in an MCP session with the server as a process of its own.

Reads one call per line from standard input, and answers each with a line. support/agents.py is the other end.
"""

import asyncio
import json
import os
import sys
from pathlib import Path

from fastmcp import Client
from fastmcp.client.transports import StdioTransport


async def answer_calls() -> None:
    server = Path(sys.executable).with_name("mcp-server-datahub")
    async with Client(StdioTransport(str(server), [], env=dict(os.environ))) as client:
        say({"tools": [tool.name for tool in await client.list_tools()]})
        while line := await asyncio.to_thread(sys.stdin.readline):
            call = json.loads(line)
            result = await client.call_tool(call["tool"], call["arguments"], raise_on_error=False)
            if result.is_error:
                say({"error": "".join(part.text for part in result.content)})
            else:
                # The protocol carries only objects, so a list comes as the member `result`.
                value = result.structured_content
                say({"value": value["result"] if list(value) == ["result"] else value})


def say(answer: dict) -> None:
    print(json.dumps(answer), flush=True)


asyncio.run(answer_calls())
