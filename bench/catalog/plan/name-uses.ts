/** Counts how often each name was used: a hash table of numbers, with 8 bytes for each slot and no strings. */
export class NameUses {
  #hashes = new Int32Array(1_024);
  /** 0 marks a free slot. */
  #counts = new Uint32Array(1_024);
  #names = 0;

  /**
   * Counts one more use. Two names with the same hash share a count, which only means that one of them gets a number although it is new.
   * @returns the number of uses so far, including this one
   */
  use(name: string): number {
    if (2 * this.#names > this.#hashes.length) this.#grow();
    const hash = hashOf(name);
    const slot = this.#find(hash);
    if (this.#counts[slot] === 0) {
      this.#names += 1;
      this.#hashes[slot] = hash;
    }
    this.#counts[slot] = (this.#counts[slot] ?? 0) + 1;
    return this.#counts[slot] ?? 0;
  }

  #find(hash: number): number {
    const mask = this.#hashes.length - 1;
    let slot = hash & mask;
    while (this.#counts[slot] !== 0 && this.#hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [hashes, counts] = [this.#hashes, this.#counts];
    this.#hashes = new Int32Array(2 * hashes.length);
    this.#counts = new Uint32Array(2 * counts.length);
    for (const [old, count] of counts.entries()) {
      if (count === 0) continue;
      const hash = hashes[old] ?? 0;
      const slot = this.#find(hash);
      this.#hashes[slot] = hash;
      this.#counts[slot] = count;
    }
  }
}

/** FNV-1a. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  return hash ^ (hash >>> 15);
}
