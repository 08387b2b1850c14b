/** The settings of the running service, as operators may see them. */

/** By name, e.g. `authorization.view.enabled`. */
export type Properties = Readonly<Record<string, string | number | boolean>>;

export interface ServiceProperties {
  /** Settings that operators may see. */
  readonly shown: Properties;
  /** Names of settings that are in force but hold secrets. */
  readonly secret: readonly string[];
}

const REDACTED = '***REDACTED***';
const SOURCE = { name: 'trellis', type: 'Settings' };

/** Only listed settings are shown, so that a new one is hidden until somebody decides that it may be seen. */
export function presentProperties({ shown, secret }: ServiceProperties): object {
  const entries = Object.entries({ ...shown, ...Object.fromEntries(secret.map((name) => [name, REDACTED])) });
  const properties = entries.map(([key, value]): [string, object] => {
    const text = String(value);
    return [key, { key, value: text, source: SOURCE.name, sourceType: SOURCE.type, resolvedValue: text }];
  });
  return {
    properties: Object.fromEntries(properties),
    propertySources: [{ ...SOURCE, propertyCount: entries.length }],
    totalProperties: entries.length,
    redactedProperties: secret.length,
  };
}
