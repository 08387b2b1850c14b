/**
 * Keeps the values of recently used texts. It is for the write path, which looks up several texts for each aspect: an exact order of use, as
 * in `lru-cache`, takes three times as long.
 */
export class RecentValues<Value> {
  #recent = new Map<string, Value>();
  #older = new Map<string, Value>();

  /** @param size the most texts that were used last and are certainly kept; at most twice as many are */
  constructor(private readonly size: number) {}

  get(text: string): Value | undefined {
    const recent = this.#recent.get(text);
    if (recent !== undefined) return recent;
    const older = this.#older.get(text);
    if (older !== undefined) this.set(text, older);
    return older;
  }

  set(text: string, value: Value): void {
    if (this.#recent.size >= this.size) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(text, value);
  }
}
