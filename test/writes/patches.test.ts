/** Sends patches like the Python client does, through rest.li and OpenAPI, and checks the resulting aspects. */
import fc from 'fast-check';
import { datasetUrn, proposal, send, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { LINEAGE_PATCHES } from '../helpers/api/lineage-patches.js';
import { PATCHES } from '../helpers/api/patch-rows.js';
import { urnOf } from '../helpers/api/patch-parts.js';

const PATCH = { changeType: 'PATCH', contentType: 'application/json-patch+json' };

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

interface Patched {
  readonly urn: string;
  readonly aspect: string;
}

async function valueOf({ urn, aspect }: Patched): Promise<unknown> {
  const { json } = await catalog.entity(urn, [aspect]);
  return json.aspects[aspect]?.value;
}

async function write({ urn, aspect }: Patched, value: unknown): Promise<void> {
  const answer = await catalog.ingest(urn, aspect, value);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
}

interface Case extends Patched {
  readonly patches: readonly unknown[];
}

/** The ways in which a client may send several patches of one aspect. */
const SURFACES: Record<string, (cases: readonly Case[]) => Promise<number[]>> = {
  'single proposals': async (cases) => {
    const sent = cases.map(async ({ urn, aspect, patches }) => {
      const statuses: number[] = [];
      for (const patch of patches) statuses.push((await catalog.ingest(urn, aspect, patch, PATCH)).status);
      return statuses;
    });
    return (await Promise.all(sent)).flat();
  },
  'one batch': async (cases) => {
    const proposals = cases.flatMap(({ urn, aspect, patches }) =>
      patches.map((patch) => proposal(urn, aspect, patch, PATCH)),
    );
    return [(await catalog.ingestBatch(proposals)).status];
  },
  OpenAPI: async (cases) => {
    const items = new Map<string, object[]>();
    for (const { urn, aspect, patches } of cases) {
      const type = urn.split(':')[2]!;
      const own = patches.map((patch) => ({
        urn,
        [aspect]: { value: Array.isArray(patch) ? { patch } : patch },
      }));
      items.set(type, [...(items.get(type) ?? []), ...own]);
    }
    const sent = [...items].map(async ([type, body]) => {
      const answer = await send(`${catalog.url}/openapi/v3/entity/${type}?async=false`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.status;
    });
    return Promise.all(sent);
  },
};

describe('patches of clients', () => {
  const rows = [...PATCHES, ...LINEAGE_PATCHES];

  beforeAll(async () => {
    const answer = await catalog.ingest('urn:li:structuredProperty:tier', 'propertyDefinition', {
      qualifiedName: 'tier',
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    });
    expect(answer.status).toBe(200);
  });

  it.each(Object.keys(SURFACES))('result in the expected aspects, sent as %s', async (surface) => {
    const cases = rows.map(({ type, aspect, patches }) => ({
      urn: urnOf(type, unique('patched')),
      aspect,
      patches,
    }));
    const before = rows.flatMap((row, index) =>
      row.before === undefined ? [] : [proposal(cases[index]!.urn, row.aspect, row.before)],
    );
    expect((await catalog.ingestBatch(before)).text).toContain('success');
    expect(new Set(await SURFACES[surface]!(cases))).toEqual(new Set([200]));
    const values = await Promise.all(cases.map(valueOf));
    const named = (of: (index: number) => unknown) =>
      Object.fromEntries(rows.map(({ name }, index) => [name, of(index)]));
    expect(named((index) => values[index])).toEqual(named((index) => rows[index]!.after));
  });

  it('have unique names', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });
});

describe('patches over HTTP', () => {
  const inOneBatch = (patched: Patched, patches: readonly unknown[]) =>
    SURFACES['one batch']!([{ ...patched, patches }]);

  it('update search: the entity is found by the added domain and not by the removed one', async () => {
    const patched = { urn: datasetUrn(unique('patched.domain')), aspect: 'domains' };
    const [old, now] = [`urn:li:domain:${unique('old')}`, `urn:li:domain:${unique('new')}`];
    await write(patched, { domains: [old] });
    const answer = await catalog.ingest(
      patched.urn,
      'domains',
      {
        arrayPrimaryKeys: { domainAssociations: ['domain'] },
        patch: [
          { op: 'remove', path: `/domainAssociations/${old}`, value: {} },
          { op: 'add', path: `/domainAssociations/${now}`, value: { domain: now } },
        ],
      },
      PATCH,
    );
    expect(answer.status).toBe(200);
    const found = async (domain: string) => {
      const filter = { or: [{ and: [{ field: 'domains', condition: 'EQUAL', values: [domain] }] }] };
      const { json } = await catalog.search({ entity: 'dataset', input: '*', filter });
      return json.value.entities;
    };
    expect([await found(old), await found(now)]).toEqual([[], [patched.urn]]);
  });

  it('are all refused if one patch of the batch cannot be applied', async () => {
    const urn = datasetUrn(unique('patched.batch'));
    const answer = await catalog.ingestBatch([
      proposal(urn, 'globalTags', [{ op: 'add', path: '/tags/urn:li:tag:x', value: {} }], PATCH),
      proposal(urn, 'globalTags', [{ op: 'move', path: '/tags/urn:li:tag:x', from: '/tags' }], PATCH),
    ]);
    expect([answer.status, answer.json.code, answer.json.index]).toEqual([400, 'INVALID_PATCH', 1]);
    expect(await valueOf({ urn, aspect: 'globalTags' })).toBeUndefined();
  });

  it('of different members are commutative and idempotent', async () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c/d', 'e~f', ' g', 'é', '__proto__', 'x␟y'), {
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(names, fc.integer({ min: 1, max: 7 }), async (keys, turn) => {
        const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
        const patches = keys.map((key) => [
          { op: 'add', path: `/customProperties/${escaped(key)}`, value: key },
        ]);
        const turned = [...patches.slice(turn % keys.length), ...patches.slice(0, turn % keys.length)];
        const [one, other] = ['one', 'other'].map((name) => ({
          urn: datasetUrn(unique(`patched.${name}`)),
          aspect: 'datasetProperties',
        })) as [Patched, Patched];
        await inOneBatch(one, patches);
        await inOneBatch(other, [...turned, ...turned]);
        const wanted = { customProperties: Object.fromEntries(keys.map((key) => [key, key])) };
        expect(await valueOf(one)).toEqual(wanted);
        expect(await valueOf(other)).toEqual(wanted);
        const removals = keys.map((key) => [{ op: 'remove', path: `/customProperties/${escaped(key)}` }]);
        await inOneBatch(one, removals);
        expect(await valueOf(one)).toEqual({ customProperties: {} });
      }),
      { numRuns: 10 },
    );
  });
});
