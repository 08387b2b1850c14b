#!/usr/bin/env node
/** The command line `trellis`: everything it does goes through the service's HTTP API. */
import { runCommandLine } from './program.js';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  stdin: process.stdin,
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  // A terminal that claims to have no columns would keep the progress bar wrapping its line for ever.
  interactive: process.stderr.isTTY && process.stderr.columns > 0,
});
