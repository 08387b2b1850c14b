/** A payload while a patch is applied: what is shared with the outside is copied before it changes. */
import { ColumnPairs } from './column-pairs.js';
import { KeyedItems } from './keyed-items.js';
import { isRecord } from './patch-operation.js';

export class Draft {
  readonly #own = new WeakSet<object>();

  /** A copy of the record, or the record itself when it is a copy of ours already. */
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

  /** The tree as plain JSON: arrays that were opened for addressing by key become arrays again. */
  close(node: unknown): unknown {
    if (node instanceof ColumnPairs) return node.toArray();
    if (node instanceof KeyedItems) return node.toArray().map((item) => this.close(item));
    if (Array.isArray(node)) return this.#own.has(node) ? node.map((item) => this.close(item)) : node;
    if (!isRecord(node) || !this.#own.has(node)) return node;
    for (const [name, member] of Object.entries(node)) setMember(node, name, this.close(member));
    return node;
  }
}

/** Sets a member whatever its name: `__proto__` is a key like any other. */
export function setMember(record: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    record[name] = value;
  }
}
