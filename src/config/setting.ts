/** What a setting is: where its value comes from, what it may be, and what the documentation says of it. */

/** The environment, as `process.env` gives it. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Setting<T> {
  /** Read as if it had been given, where the environment says nothing. */
  readonly fallback: string | undefined;
  /** The default as documentation shows it. */
  readonly shownDefault: string;
  /** Completes "expected …" in the error for a value that does not fit. */
  readonly expects: string;
  /** One sentence for the table in docs/operations.md. */
  readonly meaning: string;
  /** Whether the value must not be repeated in messages. */
  readonly secret: boolean;
  /** @returns undefined for a text that does not fit. */
  readonly parse: (text: string) => T | undefined;
  /** Tells the type of the value where nothing is given and there is no fallback. */
  readonly absent: T;
}

interface Description<T> {
  readonly shownDefault?: string;
  readonly expects: string;
  readonly meaning: string;
  readonly secret?: boolean;
  readonly parse: (text: string) => T | undefined;
}

/** A setting that always has a value. */
export function withDefault<T>(fallback: string, description: Description<T>): Setting<T> {
  const value = description.parse(fallback);
  if (value === undefined) throw new Error(`The default "${fallback}" is not ${description.expects}`);
  return { shownDefault: `\`${fallback}\``, secret: false, ...description, fallback, absent: value };
}

/** A setting that may be left out. */
export function optional<T>(description: Description<T>): Setting<T | undefined> {
  return { shownDefault: 'unset', secret: false, ...description, fallback: undefined, absent: undefined };
}

export type SettingValue<S> = S extends Setting<infer T> ? T : never;

/** @returns the value, or a sentence that says what is wrong with the text that was given. An empty text counts as unset. */
export function readSetting<T>(
  name: string,
  setting: Setting<T>,
  environment: Environment,
): { value: T } | { problem: string } {
  const given = environment[name];
  const text = given === undefined || given === '' ? setting.fallback : given;
  if (text === undefined) return { value: setting.absent };
  const value = setting.parse(text);
  if (value !== undefined) return { value };
  const shown = setting.secret ? name : `${name}=${text}`;
  return { problem: `${shown}: expected ${setting.expects}` };
}
