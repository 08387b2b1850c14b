/** Repeatable randomness: the same seed gives the same catalog on every machine. */

import type { List } from './catalog/plan/lists.js';

/** mulberry32, a 32-bit generator: small, fast, and sufficient to generate a catalog. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a separate generator for one item, so that items can be generated in any order. */
  static of(seed: number, name: string, position: number): Random {
    let hash = (2166136261 ^ seed) >>> 0;
    for (const character of `${name} ${position}`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
    }
    return new Random(hash);
  }

  /** From 0 inclusive to 1 exclusive. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns a rank from 0 to n - 1 by Zipf's law: rank k has a weight of about 1 / (k + 1). */
  zipf(n: number): number {
    return Math.min(n - 1, Math.floor((n + 1) ** this.next()) - 1);
  }

  pick<T>(list: List<T>): T {
    return at(list, Math.floor(this.next() * list.length));
  }

  /** Picks an item; early items are much more likely than late ones. */
  pickSkewed<T>(list: List<T>): T {
    return at(list, this.zipf(list.length));
  }

  /** Picks up to `count` different items; early ones are more likely. */
  pickSeveral<T>(list: List<T>, count: number): T[] {
    const picked = new Set<number>();
    for (let tries = 0; tries < count && list.length > 0; tries += 1) picked.add(this.zipf(list.length));
    return [...picked].map((position) => at(list, position));
  }
}

function at<T>(list: List<T>, position: number): T {
  const item = list.at(position);
  if (item === undefined) throw new Error('Nothing can be picked from an empty list');
  return item;
}
