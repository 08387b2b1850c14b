/** A command and its end, as the service and its supervisor exchange them. */

export interface CommandOrder {
  /** Name or absolute path of the program. */
  readonly program: string;
  /** Never contain secrets, because every user of the machine can list them. */
  readonly args: readonly string[];
  /** Working directory. */
  readonly folder: string;
  /** Is deleted if the service ends before the command. */
  readonly privateFolder: string;
  /** How long a stopped command may take to end by itself, in milliseconds. */
  readonly graceMillis: number;
}

/** The exit code; without one, the signal that ended the command, or the system error that prevented its start, e.g. `ENOENT`. */
export type CommandEnd = { readonly code: number } | { readonly problem: string };
