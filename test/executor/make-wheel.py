"""Makes packages for tests without an index. Argument: the folder of the wheels.

The one that stands in for `acryl-datahub` has a command that prints its version, its arguments, and whether the other one is installed.
"""

import sys
import zipfile
from pathlib import Path

VERSION = "9.9.9"
WHEEL = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def make(name: str, metadata: str, files: dict[str, str]) -> None:
    stem = f"{name.replace('-', '_')}-{VERSION}"
    info = f"{stem}.dist-info"
    header = f"Metadata-Version: 2.1\nName: {name}\nVersion: {VERSION}\n"
    files = {f"{info}/METADATA": header + metadata, f"{info}/WHEEL": WHEEL} | {
        path.replace("INFO", info): content for path, content in files.items()
    }
    with zipfile.ZipFile(Path(sys.argv[1]) / f"{stem}-py3-none-any.whl", "w") as wheel:
        for path, content in files.items():
            wheel.writestr(path, content)
        wheel.writestr(f"{info}/RECORD", "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"]))


make(
    "acryl-datahub",
    "Provides-Extra: datahub-rest\nProvides-Extra: fake\nProvides-Extra: more\nRequires-Dist: more-plugin; extra == 'more'\n",
    {
        "stand_in.py": f"""
import sys
from importlib.util import find_spec

def main():
    print("version {VERSION} in", sys.prefix)
    print("arguments", len(sys.argv) - 1)
    for name in ("more_plugin", "trusted_package"):
        if find_spec(name):
            print("found", name)
""",
        "INFO/entry_points.txt": "[console_scripts]\ndatahub = stand_in:main\n",
    },
)
make("more-plugin", "", {"more_plugin.py": ""})
make("trusted-package", "", {"trusted_package.py": ""})
