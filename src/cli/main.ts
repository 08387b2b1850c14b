#!/usr/bin/env node
/** The command line `trellis`. It uses only the service's HTTP API. */
import { runCommandLine } from './program.js';
import { openTerminal } from './terminal.js';

process.exitCode = await runCommandLine(process.argv.slice(2), openTerminal(process));
