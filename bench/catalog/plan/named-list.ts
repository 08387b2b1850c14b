/** Entities with unique names that belong to no other entity. */
import { Random } from '../../random.js';
import { numbered, type List } from './list.js';
import type { NameUses } from './name-uses.js';
import type { Naming } from './namings.js';
import type { PlannedEntity } from './types.js';

/** A list that grows at its end. */
export interface GrowingList<T> extends List<T> {
  /** Plans one more entity. */
  add(): void;
}

export interface NameSource {
  readonly seed: number;
  readonly uses: NameUses;
}

export class NamedList implements GrowingList<PlannedEntity> {
  readonly #uses: number[] = [];

  constructor(
    private readonly kind: string,
    private readonly naming: Naming,
    private readonly source: NameSource,
  ) {}

  get length(): number {
    return this.#uses.length;
  }

  add(): void {
    this.#uses.push(this.source.uses.use(`${this.kind} ${this.#name(this.length)}`));
  }

  at(position: number): PlannedEntity | undefined {
    const use = this.#uses[position];
    if (use === undefined) return undefined;
    const name = numbered(this.#name(position), use);
    return { name, urn: this.naming.urn(name) };
  }

  #name(position: number): string {
    return this.naming.name(Random.of(this.source.seed, `name of ${this.kind}`, position), position);
  }
}
