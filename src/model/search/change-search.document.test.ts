/** Tests the search document of an entity. */
import fc from 'fast-check';
import type { JsonObject } from '../../core/json.js';
import { deriveSearchDocument } from './change-search.js';
import { nestingTerms } from './search-terms.js';
import { parseUrnSyntax } from '../urn.js';
import { DATASET, derive, model } from '../../../test/helpers/unit/small-search-model.js';
import { parseTerm } from '../../../test/helpers/unit/terms.js';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme', minLength: 250, maxLength: 400 }),
);
const urnOf = (type: string) =>
  fc.stringMatching(/^[a-zA-Z0-9 ]{1,20}$/).map((key) => `urn:li:${type}:${key.trim() || 'x'}`);

const anyAspects: fc.Arbitrary<Record<string, JsonObject>> = fc.record(
  {
    datasetProperties: fc.record(
      {
        name: anyText,
        description: anyText,
        customProperties: fc.dictionary(anyText, anyText, { maxKeys: 3 }),
      },
      { requiredKeys: [] },
    ),
    globalTags: fc.record({
      tags: fc.array(
        urnOf('tag').map((tag) => ({ tag })),
        { maxLength: 4 },
      ),
    }),
    ownership: fc.record({
      owners: fc.array(
        urnOf('corpuser').map((owner) => ({ owner })),
        { maxLength: 4 },
      ),
    }),
    schemaMetadata: fc.record({
      fields: fc.array(
        anyText.map((fieldPath) => ({ fieldPath })),
        { maxLength: 6 },
      ),
    }),
    status: fc.record({ removed: fc.boolean() }),
    browsePaths: fc.record({ paths: fc.array(anyText, { maxLength: 3 }) }),
    browsePathsV2: fc.record({
      path: fc.array(
        anyText.map((id) => ({ id })),
        { maxLength: 4 },
      ),
    }),
  },
  { requiredKeys: [] },
);

describe('deriveSearchDocument', () => {
  it('does not depend on the order of the aspects', () => {
    fc.assert(
      fc.property(anyAspects, fc.infiniteStream(fc.nat()), (aspects, order) => {
        const entries = Object.entries(aspects);
        const weights = new Map(entries.map(([name]) => [name, order.next().value as number]));
        const shuffled = [...entries].sort(
          ([left], [right]) => (weights.get(left) ?? 0) - (weights.get(right) ?? 0),
        );
        const urn = parseUrnSyntax(DATASET);
        expect(deriveSearchDocument(model, urn, new Map(shuffled))).toEqual(
          deriveSearchDocument(model, urn, new Map(entries)),
        );
      }),
    );
  });

  it('returns tokens that the index neither splits nor truncates', () => {
    fc.assert(
      fc.property(anyAspects, (aspects) => {
        const { tiers, terms } = derive(DATASET, aspects);
        for (const tier of Object.values(tiers).flat()) {
          expect(tier.split(' ').every((token) => token.length < 255 && !/\s/.test(token))).toBe(true);
        }
        expect(terms.every((term) => term.length < 255 && !/\s/.test(term))).toBe(true);
        expect(new Set(terms).size).toBe(terms.length);
      }),
    );
  });

  it('returns a term for each value of each field', () => {
    fc.assert(
      fc.property(anyAspects, (aspects) => {
        const { terms, fields } = derive(DATASET, aspects);
        const parsed = new Set(terms.map(parseTerm).map((term) => term && `${term.field}=${term.value}`));
        for (const [name, values] of Object.entries(fields)) {
          for (const value of values) {
            if (String(value).length < 50) expect(parsed).toContain(`${name}=${String(value)}`);
          }
        }
      }),
    );
  });

  it('keeps values of one type in each list', () => {
    fc.assert(
      fc.property(anyAspects, (aspects) => {
        for (const values of Object.values(derive(DATASET, aspects).fields)) {
          expect(new Set(values.map((value) => typeof value)).size).toBe(1);
        }
      }),
    );
  });

  it('reads names, typed fields and facets', () => {
    const document = derive(DATASET, {
      datasetProperties: {
        name: 'Orders Daily',
        description: 'All orders of a day',
        customProperties: { team: 'growth squad' },
        lastModified: { time: 1_700_000_000_000 },
      },
      globalTags: { tags: [{ tag: 'urn:li:tag:Legacy Data' }] },
      ownership: { owners: [{ owner: 'urn:li:corpuser:a' }, { owner: 'urn:li:corpuser:b' }] },
      status: { removed: true },
    });
    expect(document.name).toBe('Orders Daily');
    expect(document.removed).toBe(true);
    expect(document.fields).toMatchObject({
      platform: ['urn:li:dataPlatform:hive'],
      origin: ['PROD'],
      env: ['PROD'],
      customProperties: ['team=growth squad'],
      lastModifiedAt: [1_700_000_000_000],
      tags: ['urn:li:tag:Legacy Data'],
      hasTags: [true],
      numOwners: [2],
      removed: [true],
      lowercasedUrn: [DATASET.toLowerCase()],
    });
    expect(document.facets).toEqual([
      '_entityType=dataset',
      'platform=urn:li:dataPlatform:hive',
      'origin=PROD',
      'tags=urn:li:tag:Legacy Data',
      'owners=urn:li:corpuser:a',
      'owners=urn:li:corpuser:b',
    ]);
  });

  it('builds tiers with phrases, other forms of words and whole names', () => {
    const { tiers } = derive(DATASET, { datasetProperties: { description: 'Orders of our customers' } });
    expect(tiers.exact).toBe(`sales.orders_daily sales_orders_daily /orders_daily ${DATASET.toLowerCase()}`);
    expect(tiers.names).toBe('sales orders daily | ~sale ~order orders_daily ordersdaily sales.orders_daily');
    expect(tiers.texts).toEqual(['hive | |', 'orders of our customers | ~order ~customer |']);
  });

  it('uses the name in the key if no aspect has one', () => {
    expect(derive(DATASET).name).toBe('sales.orders_daily');
    expect(derive('urn:li:chart:(looker,orders%2C2024)').name).toBe('orders,2024');
    expect(derive('urn:li:dataJob:(urn:li:dataFlow:(airflow,etl,prod),load)').name).toBe('load');
    expect(derive('urn:li:tag:pii').name).toBe('pii');
  });

  it('ignores timeseries aspects', () => {
    expect(derive(DATASET, { usage: { count: 3 } })).toEqual(derive(DATASET));
  });
});

describe('browse locations', () => {
  it.each([
    [DATASET, '/prod/hive/sales'],
    ['urn:li:dataset:(urn:li:dataPlatform:s3,bucket/a/b.csv,DEV)', '/dev/s3/bucket/a'],
    ['urn:li:chart:(looker,17)', '/looker'],
    ['urn:li:dataJob:(urn:li:dataFlow:(airflow,etl,prod),load)', '/prod/airflow/etl'],
    ['urn:li:dataFlow:(airflow,etl,main)', '/airflow/main'],
    ['urn:li:mlFeature:(users,age)', '/users'],
    ['urn:li:tag:pii', '/'],
  ])('put %s at %s by default', (urn, path) => {
    expect(derive(urn).fields['browsePaths']).toEqual([path]);
    expect(derive(urn).terms).toContain(`@at=${path}`);
    expect(derive(urn).terms).toContain('@below=/');
  });

  it('list an entity at the path as written, and one level above if the last step repeats its name', () => {
    const { terms, fields } = derive('urn:li:dataset:(urn:li:dataPlatform:kafka,clicks,PROD)', {
      browsePaths: { paths: ['/prod/kafka/clicks', 'other/'] },
    });
    expect(fields['browsePaths']).toEqual(['/prod/kafka/clicks', '/other']);
    expect(fields['browseLocations']).toContain('/prod/kafka');
    for (const place of ['/prod/kafka', '/prod/kafka/clicks', '/other'])
      expect(terms).toContain(`@at=${place}`);
    for (const place of ['/', '/prod', '/prod/kafka']) expect(terms).toContain(`@below=${place}`);
  });

  it('contain the containers of the path, or the direct container if there is no path', () => {
    const document = derive(DATASET, {
      browsePathsV2: { path: [{ id: 'urn:li:container:a' }, { id: 'x/y' }] },
    });
    expect(document.fields['browsePathV2']).toEqual(['␟urn:li:container:a␟x/y']);
    expect(document.terms).toContain('@below=␟urn:li:container:a');
    expect(
      derive(DATASET, { container: { container: 'urn:li:container:b' } }).fields['browsePathV2'],
    ).toEqual(['␟urn:li:container:b']);
  });

  it('contain all containers, whose terms a move replaces alone', () => {
    const [outer, inner] = ['urn:li:container:a', 'urn:li:container:b'];
    const deriveIn = (...containers: string[]) =>
      deriveSearchDocument(model, parseUrnSyntax(DATASET), new Map([['container', { container: inner }]]), {
        containers,
      });
    const [before, after] = [deriveIn(inner), deriveIn(outer, inner)];
    expect(after.fields).toMatchObject({
      containers: [outer, inner],
      browsePathV2: [`␟${outer}␟${inner}`],
    });
    const replaced = (containers: string[]) => new Set(nestingTerms({ containers, isPath: true }));
    const [removed, added] = [replaced([inner]), replaced([outer, inner])];
    const kept = before.terms.filter((term) => !removed.has(term));
    expect(kept.sort()).toEqual(after.terms.filter((term) => !added.has(term)).sort());
    expect(new Set([...kept, ...added])).toEqual(new Set(after.terms));
    expect(after.terms).toEqual(expect.arrayContaining([`@under=${outer}`, `containers=${outer}`]));
    expect(derive(DATASET, { browsePathsV2: { path: [] } }).fields['browsePathV2']).toEqual(['␟']);
  });
});
