"""Recipes and their input, for `datahub ingest`."""

import json
import sqlite3
from pathlib import Path

SQLITE = "sqlite"


def proposal(urn: str, aspect: str, value: dict) -> dict:
    """Returns a record of a metadata file."""
    return {
        "entityType": urn.split(":")[2],
        "entityUrn": urn,
        "changeType": "UPSERT",
        "aspectName": aspect,
        "aspect": {"json": value},
    }


def file_recipe(server: str, path: str, **sink) -> dict:
    """Returns a recipe that sends a metadata file. `sink` contains further settings of the sink."""
    return {
        "source": {"type": "file", "config": {"path": path}},
        "sink": {"type": "datahub-rest", "config": {"server": server, **sink}},
    }


def make_sqlite(path: Path, *statements: str) -> None:
    database = sqlite3.connect(path)
    for statement in statements:
        database.execute(statement)
    database.commit()
    database.close()


def sqlite_recipe(server: str, path: Path, instance: str, **recipe) -> dict:
    """Returns a recipe for the tables and views of an SQLite file, with a platform instance per test."""
    config = {
        "connect_uri": f"sqlite:///{path}",
        "platform": SQLITE,
        "platform_instance": instance,
        "stateful_ingestion": {"enabled": True, "fail_safe_threshold": 100},
    }
    return {
        "source": {"type": "sqlalchemy", "config": config},
        "sink": {"type": "datahub-rest", "config": {"server": server}},
        **recipe,
    }


def read_json(path: Path):
    return json.loads(path.read_text(encoding="utf-8"))
