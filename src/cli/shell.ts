/** What all commands have in common: their options, where they write, and how they end. */
import { InvalidArgumentError, type Command } from 'commander';
import colors from 'picocolors';
import { parseServerAddress, type CliConfig } from '../config/cli-config.js';
import { indentKeepingDigits } from '../core/json.js';
import type { ExitCode } from './exit-code.js';
import { CatalogApi } from './http/catalog-api.js';
import type { Terminal } from './terminal.js';

export type Colors = ReturnType<typeof colors.createColors>;

export interface Shell {
  readonly config: CliConfig;
  readonly terminal: Terminal;
  /** How the process is to end. */
  readonly finish: (exitCode: ExitCode) => void;
}

export interface CommonFlags {
  readonly server?: string;
  readonly token?: string;
  readonly json: boolean;
}

/** What a command works with. */
export interface Session {
  readonly api: CatalogApi;
  readonly terminal: Terminal;
  readonly colors: Colors;
  readonly json: boolean;
}

export interface CommandText {
  readonly name: string;
  readonly description: string;
  /** Shown below the options; begins with what needs explaining, ends with `Examples:`. */
  readonly help: string;
}

/** A command with the options that every command has. */
export function addCommand(parent: Command, { config }: Shell, text: CommandText): Command {
  return parent
    .command(text.name)
    .description(text.description)
    .option('--server <url>', `address of the service (default: ${config.server})`, readServer)
    .option('--token <token>', 'access token, sent as a bearer token')
    .option('--json', 'print JSON, for other programs', false)
    .addHelpText('after', `\n${text.help.trim()}`);
}

/** Runs a command with the service that its flags name. @param patient try again what is put off or fails on the way */
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
  });
  const session = { api, terminal, colors: colorsFor(terminal), json: flags.json };
  shell.finish(await command(session));
}

/** What a pipe or a file gets has no colours, whatever the environment says of them. */
export function colorsFor({ columns }: Terminal): Colors {
  return colors.createColors(columns !== undefined && colors.isColorSupported);
}

/** Prints the result in the form that was asked for. */
export function print({ json, terminal }: Session, tree: unknown, renderText: () => string): void {
  terminal.out(json ? `${indentKeepingDigits(tree)}\n` : renderText());
}

export function readServer(text: string): string {
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

/** For options that may be given several times. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
