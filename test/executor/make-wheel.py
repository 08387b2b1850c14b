"""Makes a package that stands in for `acryl-datahub`: its command prints its version and its arguments. Argument: the folder of the wheel."""

import sys
import zipfile
from pathlib import Path

VERSION = "9.9.9"
INFO = f"acryl_datahub-{VERSION}.dist-info"
FILES = {
    "stand_in.py": f"""
import sys

def main():
    print("version {VERSION} in", sys.prefix)
    print("arguments", len(sys.argv) - 1)
""",
    f"{INFO}/METADATA": f"""Metadata-Version: 2.1
Name: acryl-datahub
Version: {VERSION}
Provides-Extra: datahub-rest
Provides-Extra: fake
""",
    f"{INFO}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    f"{INFO}/entry_points.txt": "[console_scripts]\ndatahub = stand_in:main\n",
}

with zipfile.ZipFile(Path(sys.argv[1]) / f"acryl_datahub-{VERSION}-py3-none-any.whl", "w") as wheel:
    for name, content in FILES.items():
        wheel.writestr(name, content)
    wheel.writestr(f"{INFO}/RECORD", "".join(f"{name},,\n" for name in [*FILES, f"{INFO}/RECORD"]))
