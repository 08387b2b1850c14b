/** Lists of entities with unique names. Items are computed whenever they are read, so a catalog of a million entities needs little memory. */
import { Random } from '../../random.js';
import type { NameUses } from './name-uses.js';
import type { Naming } from './namings.js';
import type { PlannedEntity } from './types.js';

/** Items by position. */
export interface List<T> {
  readonly length: number;
  at(position: number): T | undefined;
}

/** A list that grows at its end. */
export interface GrowingList<T> extends List<T> {
  /** Plans one more entity. */
  add(): void;
}

export interface NameSource {
  readonly seed: number;
  readonly uses: NameUses;
}

/** Entities that belong to no other entity. */
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

interface ChildNaming<Parent, Child> {
  readonly kind: string;
  readonly name: (random: Random) => string;
  /** Identifies the parent among all parents. */
  readonly keyOf: (parent: Parent) => string;
  readonly make: (name: string, parent: Parent, position: number) => Child;
  /** Stands between a name and its number. */
  readonly separator?: string;
}

/** Entities that belong to a parent, e.g. schemas to databases: the name is unique within the parent. */
export class ChildList<Parent, Child> implements GrowingList<Child> {
  readonly #uses: number[] = [];
  readonly #parents: number[] = [];

  /** @param parents early ones get the most children */
  constructor(
    private readonly naming: ChildNaming<Parent, Child>,
    private readonly parents: List<Parent>,
    private readonly source: NameSource,
  ) {}

  get length(): number {
    return this.#uses.length;
  }

  add(): void {
    const position = this.length;
    const { kind, keyOf } = this.naming;
    const rank = Random.of(this.source.seed, `parent of ${kind}`, position).zipf(this.parents.length);
    const parent = this.#parent(rank);
    this.#parents.push(rank);
    this.#uses.push(this.source.uses.use(`${kind} ${keyOf(parent)} ${this.#name(position)}`));
  }

  at(position: number): Child | undefined {
    const [use, parent] = [this.#uses[position], this.#parents[position]];
    if (use === undefined || parent === undefined) return undefined;
    const { make, separator } = this.naming;
    return make(numbered(this.#name(position), use, separator), this.#parent(parent), position);
  }

  #name(position: number): string {
    return this.naming.name(Random.of(this.source.seed, `name of ${this.naming.kind}`, position));
  }

  #parent(rank: number): Parent {
    const parent = this.parents.at(rank);
    if (parent === undefined) throw new Error(`There is no parent for ${this.naming.kind}`);
    return parent;
  }
}

/** Adds the number of uses to a name that was used before: `orders_daily_2`. */
function numbered(name: string, use: number, separator = name.includes(' ') ? ' ' : '_'): string {
  return use === 1 ? name : `${name}${separator}${use}`;
}
