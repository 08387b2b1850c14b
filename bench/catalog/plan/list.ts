/** Items by position. Entities are computed whenever they are read, so a catalog of a million entities needs little memory. */
export interface List<T> {
  readonly length: number;
  at(position: number): T | undefined;
}

/** Adds the number of uses to a name that was used before: `orders_daily_2`. */
export function numbered(name: string, use: number, separator = name.includes(' ') ? ' ' : '_'): string {
  return use === 1 ? name : `${name}${separator}${use}`;
}
