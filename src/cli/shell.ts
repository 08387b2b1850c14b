/** The common parts of commands: options, output and exit codes. */
import { InvalidArgumentError, type Command } from 'commander';
import colors from 'picocolors';
import { parseServerAddress, type CliConfig } from '../config/cli-config.js';
import { indentKeepingDigits } from '../core/json.js';
import type { ExitCode } from './exit-code.js';
import { CatalogApi } from './catalog-api.js';
import { describeUnknownFields } from './transport.js';
import type { Terminal } from './terminal.js';
import { printable } from './text.js';

export type Colors = ReturnType<typeof colors.createColors>;

export interface Shell {
  readonly config: CliConfig;
  readonly terminal: Terminal;
  /** Exit code of the process. */
  readonly finish: (exitCode: ExitCode) => void;
}

export interface CommonFlags {
  readonly server?: string;
  readonly token?: string;
  readonly json: boolean;
}

/** The environment of a command. */
export interface Session {
  readonly api: CatalogApi;
  readonly terminal: Terminal;
  readonly colors: Colors;
  readonly json: boolean;
}

interface CommandText {
  readonly name: string;
  readonly description: string;
  /** Help text below the options: explanations, then `Examples:`. */
  readonly help: string;
}

/** Creates a command with the options of every command. */
export function addCommand(parent: Command, { config }: Shell, text: CommandText): Command {
  return parent
    .command(text.name)
    .description(text.description)
    .option('--server <url>', `address of the service (default: ${config.server})`, readServer)
    .option('--token <token>', 'access token, sent as a bearer token')
    .option('--json', 'print JSON, for other programs', false)
    .addHelpText('after', `\n${text.help.trim()}`);
}

/** Runs a command with the service in its flags. @param patient retries deferred and failed requests */
export async function runCommand(
  { shell, flags, patient = false }: { shell: Shell; flags: CommonFlags; patient?: boolean },
  command: (session: Session) => Promise<ExitCode>,
): Promise<void> {
  const { config, terminal } = shell;
  const token = flags.token ?? config.token;
  const api = new CatalogApi({
    server: flags.server ?? config.server,
    ...(token !== undefined && { token }),
    patient,
    onUnknownFields: (fields) => {
      terminal.error(`${printable(describeUnknownFields(fields))}\n`);
    },
  });
  const session = { api, terminal, colors: colorsFor(terminal), json: flags.json };
  shell.finish(await command(session));
}

/** Pipes and files get no colours, whatever the environment requests. */
export function colorsFor({ columns }: Terminal): Colors {
  return colors.createColors(columns !== undefined && colors.isColorSupported);
}

/** Prints the result in the requested format. */
export function print({ json, terminal }: Session, tree: unknown, renderText: () => string): void {
  terminal.out(json ? `${indentKeepingDigits(tree)}\n` : renderText());
}

function readServer(text: string): string {
  try {
    return parseServerAddress(text, '--server');
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

export function readCount(maximum: number, minimum = 1): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (text.trim() !== '' && Number.isInteger(count) && count >= minimum && count <= maximum) return count;
    throw new InvalidArgumentError(`Must be a whole number from ${minimum} to ${maximum}.`);
  };
}

/** Collects the values of a repeatable option. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
