/** A payload during a patch. Objects of the caller are copied before they change. */
import { ColumnPairs } from './column-pairs.js';
import { KeyedItems } from './keyed-items.js';
import { isRecord } from './patch-operation.js';

export class Draft {
  readonly #own = new WeakSet<object>();

  /** Returns a copy of the record; the record itself if it is a copy already. */
  ownRecord(record: Record<string, unknown>): Record<string, unknown> {
    if (this.#own.has(record)) return record;
    const copy = { ...record };
    this.#own.add(copy);
    return copy;
  }

  ownArray(array: readonly unknown[]): unknown[] {
    if (this.#own.has(array)) return array as unknown[];
    const copy = [...array];
    this.#own.add(copy);
    return copy;
  }

  /** Returns the tree as plain JSON. `ColumnPairs` and `KeyedItems` become arrays again. */
  close(node: unknown): unknown {
    if (node instanceof ColumnPairs) return node.toArray();
    if (node instanceof KeyedItems) return node.toArray().map((item) => this.close(item));
    if (Array.isArray(node)) return this.#own.has(node) ? node.map((item) => this.close(item)) : node;
    if (!isRecord(node) || !this.#own.has(node)) return node;
    for (const [name, member] of Object.entries(node)) setMember(node, name, this.close(member));
    return node;
  }
}

/** Sets a member of any name. A plain assignment to `__proto__` would change the prototype. */
export function setMember(record: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    record[name] = value;
  }
}
