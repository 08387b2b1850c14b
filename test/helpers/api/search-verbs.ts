/** Search requests whose hits are limited to the entities of one test. */
import { datasetUrn, proposal, uniqueWord, type Answer, type TestCatalog } from '../catalog.js';

export interface CriterionBody {
  readonly field: string;
  readonly values?: readonly string[];
  readonly condition?: string;
  readonly negated?: boolean;
}

/** Datasets by short name, with the aspects of each. */
export type Shelf = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface SearchVerbs {
  /** The URN of the platform that all entities of the shelf have, and no other entities. */
  readonly platform: string;
  /** The platform's name. */
  readonly store: string;
  readonly urnOf: (short: string) => string;
  /** Writes the datasets. A dataset with an empty record of aspects gets only its key aspect. */
  readonly stock: (shelf: Shelf) => Promise<void>;
  /** Searches the datasets of the shelf and returns the answer, whose status must be 200. */
  readonly ask: (body: {
    readonly and?: readonly CriterionBody[];
    readonly [member: string]: unknown;
  }) => Promise<any>;
  /** Returns the short names of the hits of a query, in order. */
  readonly find: (input: string, more?: object) => Promise<string[]>;
  /** Returns the short names of the hits of one criterion, sorted. */
  readonly filter: (criterion: CriterionBody) => Promise<string[]>;
  readonly shortNames: (urns: readonly string[]) => string[];
}

/**
 * Creates a shelf with its own platform, because all tests share one database. No wildcard pattern of a test matches the platform's
 * name.
 */
export function searchVerbs(catalog: () => TestCatalog): SearchVerbs {
  const store = uniqueWord('shelf');
  const platform = `urn:li:dataPlatform:${store}`;
  const onShelf: CriterionBody = { field: 'platform', values: [platform] };
  const shortNames = (urns: readonly string[]) => urns.map((urn) => urn.split(',')[1] ?? urn);
  const urnOf = (short: string) => datasetUrn(short, store);
  const ask: SearchVerbs['ask'] = async ({ and = [], ...body }) => {
    const filter = { or: [{ and: [onShelf, ...and] }] };
    const answer = await catalog().search({ input: '*', entity: 'dataset', count: 100, filter, ...body });
    return valueOf(answer);
  };
  return {
    platform,
    store,
    urnOf,
    shortNames,
    ask,
    async stock(shelf) {
      const proposals = Object.entries(shelf).flatMap(([short, aspects]) =>
        Object.entries({ datasetKey: keyOf(short, platform), ...aspects }).map(([name, value]) =>
          proposal(urnOf(short), name, value),
        ),
      );
      const { status, text } = await catalog().ingestBatch(proposals);
      if (status !== 200) throw new Error(text);
    },
    find: async (input, more = {}) => shortNames((await ask({ input, ...more })).entities),
    filter: async (criterion) => shortNames((await ask({ and: [criterion] })).entities).sort(),
  };
}

function keyOf(name: string, platform: string): object {
  return { platform, name, origin: 'PROD' };
}

function valueOf({ status, text, json }: Answer): any {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json.value;
}
