/** Declares settings: default, expected values and documentation. */

/** The environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Setting<T> {
  /** Text that is parsed if the environment has no value. */
  readonly fallback: string | undefined;
  /** The default as text for the documentation. */
  readonly shownDefault: string;
  /** Completes "expected …" in the error for an invalid value. */
  readonly expects: string;
  /** One sentence for the table in docs/operations.md. */
  readonly meaning: string;
  /** Whether the value must not be repeated in messages. */
  readonly secret: boolean;
  /** @returns undefined for an invalid text */
  readonly parse: (text: string) => T | undefined;
  /** Determines the type of the value if the setting is missing and has no fallback. */
  readonly absent: T;
}

interface Description<T> {
  readonly shownDefault?: string;
  readonly expects: string;
  readonly meaning: string;
  readonly secret?: boolean;
  readonly parse: (text: string) => T | undefined;
}

/** Declares a setting that always has a value. */
export function withDefault<T>(fallback: string, description: Description<T>): Setting<T> {
  const value = description.parse(fallback);
  if (value === undefined) throw new Error(`The default "${fallback}" is not ${description.expects}`);
  return { shownDefault: `\`${fallback}\``, secret: false, ...description, fallback, absent: value };
}

/** Declares a setting that may be left out. */
export function optional<T>(description: Description<T>): Setting<T | undefined> {
  return { shownDefault: 'unset', secret: false, ...description, fallback: undefined, absent: undefined };
}

export type SettingValue<S> = S extends Setting<infer T> ? T : never;

/** Reads the value of a setting, or returns a message about the invalid value. An empty text counts as unset. */
export function readSetting<T>(
  name: string,
  setting: Setting<T>,
  environment: Environment,
): { value: T } | { problem: string } {
  const entry = environment[name];
  const text = entry === undefined || entry === '' ? setting.fallback : entry;
  if (text === undefined) return { value: setting.absent };
  const value = setting.parse(text);
  if (value !== undefined) return { value };
  const shown = setting.secret ? name : `${name}=${text}`;
  return { problem: `${shown}: expected ${setting.expects}` };
}
