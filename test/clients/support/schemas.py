"""Schemas of datasets, for tests that need columns."""

COLUMN = {
    "nativeDataType": "int",
    "type": {"type": {"com.linkedin.schema.NumberType": {}}},
    "nullable": False,
    "recursive": False,
    "isPartOfKey": False,
}


def schema(*columns: str) -> dict:
    return {
        "schemaName": "s",
        "platform": "urn:li:dataPlatform:hive",
        "version": 0,
        "hash": "",
        "platformSchema": {"com.linkedin.schema.OtherSchema": {"rawSchema": ""}},
        "fields": [{"fieldPath": column, **COLUMN} for column in columns],
    }


def field(dataset: str, column: str) -> str:
    return f"urn:li:schemaField:({dataset},{column})"


def text_property(urn: str) -> dict:
    """Returns the definition of a structured property: one text, on datasets and columns."""
    return {
        "qualifiedName": urn.split(":")[-1],
        "valueType": "urn:li:dataType:datahub.string",
        "cardinality": "SINGLE",
        "entityTypes": [f"urn:li:entityType:datahub.{name}" for name in ("dataset", "schemaField")],
    }
