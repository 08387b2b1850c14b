/** Entities that belong to a parent, e.g. schemas to databases: the name is unique within the parent. */
import { Random } from '../../random.js';
import { numbered, type List } from './list.js';
import type { GrowingList, NameSource } from './named-list.js';

export interface ChildNaming<Parent, Child> {
  readonly kind: string;
  readonly name: (random: Random) => string;
  /** Identifies the parent among all parents. */
  readonly keyOf: (parent: Parent) => string;
  readonly make: (name: string, parent: Parent, position: number) => Child;
  /** Stands between a name and its number. */
  readonly separator?: string;
}

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
