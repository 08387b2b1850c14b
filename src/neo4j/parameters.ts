/** The parameters of a statement, which the driver packs by `ValuePacker`: see `tune-driver`. */
export class StatementParameters {
  constructor(readonly values: Readonly<Record<string, unknown>>) {}
}

/** Returns the parameters for a call of a driver. */
export function toParameters(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return new StatementParameters(values) as unknown as Record<string, unknown>;
}
