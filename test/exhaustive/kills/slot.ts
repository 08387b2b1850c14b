/** Entities that one client writes again and again, always all of them in one request, and what may be stored of them. */
import { datasetUrn, proposal } from '../../helpers/catalog.js';

/** Letters for the ten digits. Search does not split words of letters, and none of these ends a plural. */
const LETTERS = 'ghjkmnpqrt';

/** Returns a word that search finds only for this value. */
export function wordOf(name: string, value: number): string {
  return `${name}z${String(value).replace(/./g, (digit) => LETTERS.charAt(Number(digit)))}z`;
}

export class Slot {
  readonly urns: readonly string[];
  /** The last value whose write was acknowledged; 0: none. */
  acknowledged = 0;
  /** Values whose writes were sent later, and whose outcomes are unknown. */
  readonly possible = new Set<number>();
  /** The last value that was sent. */
  sent = 0;

  /** @param name a word of letters */
  constructor(
    readonly name: string,
    size: number,
  ) {
    this.urns = Array.from({ length: size }, (_, index) => datasetUrn(`kills.${name}.table${index}`));
  }

  /** Returns proposals that write a value to all entities. The edges and the counts by tag depend on the value, too. */
  proposalsOf(value: number): object[] {
    const { urns, name } = this;
    return urns.flatMap((urn, index) => {
      const dataset = urns[(index + value) % urns.length] ?? urn;
      const upstreams = value % 3 === 0 ? [] : [{ dataset, type: 'COPY' }];
      return [
        proposal(urn, 'datasetProperties', {
          description: wordOf(name, value),
          customProperties: { value: String(value) },
        }),
        proposal(urn, 'upstreamLineage', { upstreams }),
        proposal(urn, 'globalTags', { tags: [{ tag: `urn:li:tag:kills${value % 3}` }] }),
      ];
    });
  }

  acknowledge(value: number): void {
    this.acknowledged = value;
    this.possible.clear();
  }

  /** Tells whether a read that began when a value was acknowledged may return another one. */
  mayBe(value: number, acknowledged: number): boolean {
    return (
      value === acknowledged ||
      value === this.acknowledged ||
      this.possible.has(value) ||
      value > acknowledged
    );
  }
}
