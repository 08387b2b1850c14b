/** A map that forgets the entries that were not used for the longest time. */

export interface BoundedMapOptions<Value> {
  /** Maximum sum of the weights. An entry that is heavier alone is not kept. */
  readonly maxWeight: number;
  readonly weightOf: (key: string, value: Value) => number;
}

export class BoundedMap<Value> {
  /** In order of their last use. */
  private readonly entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  private weight = 0;

  constructor(private readonly options: BoundedMapOptions<Value>) {}

  get size(): number {
    return this.entries.size;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  get(key: string): Value | undefined {
    const found = this.entries.get(key);
    if (found === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, found);
    return found.value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const weight = this.options.weightOf(key, value);
    if (weight > this.options.maxWeight) return;
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const [oldest] of this.entries) {
      if (this.weight <= this.options.maxWeight) break;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    const found = this.entries.get(key);
    if (found === undefined) return;
    this.entries.delete(key);
    this.weight -= found.weight;
  }
}
