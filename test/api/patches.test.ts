/** Patches over HTTP, as the Python client sends them, over both of its surfaces; then the aspect is looked at. */
import fc from 'fast-check';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { LINEAGE_PATCHES } from './support/lineage-patches.js';
import { PATCHES } from './support/patch-rows.js';
import { urnOf } from './support/patch-parts.js';

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

/** How a client may send several patches of one aspect. */
const SURFACES: Record<string, (of: Patched, patches: readonly unknown[]) => Promise<{ status: number }[]>> =
  {
    'one proposal each': async ({ urn, aspect }, patches) => {
      const answers = [];
      for (const patch of patches) answers.push(await catalog.ingest(urn, aspect, patch, PATCH));
      return answers;
    },
    'one batch': async ({ urn, aspect }, patches) => [
      await catalog.ingestBatch(patches.map((patch) => proposal(urn, aspect, patch, PATCH))),
    ],
    OpenAPI: async ({ urn, aspect }, patches) => {
      const type = urn.split(':')[2] ?? '';
      const items = patches.map((patch) => ({
        urn,
        [aspect]: { value: Array.isArray(patch) ? { patch } : patch },
      }));
      const response = await fetch(`${catalog.url}/openapi/v3/entity/${type}?async=false`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(items),
      });
      await response.text();
      return [response];
    },
  };

describe.each(Object.keys(SURFACES))('patches, %s', (surface) => {
  it.each([...PATCHES, ...LINEAGE_PATCHES].map((row) => [row.name, row] as const))(
    '%s',
    async (...[, row]) => {
      const urn = urnOf(row.type, unique('patched'));
      const patched = { urn, aspect: row.aspect };
      if (row.before !== undefined) await write(patched, row.before);
      const answers = (await SURFACES[surface]?.(patched, row.patches)) ?? [];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(answers.length).toBeGreaterThan(0);
      expect(await valueOf(patched)).toEqual(row.after);
    },
  );
});

describe('patches over HTTP', () => {
  it('find an entity by the domain that they gave it, and no longer by the one that they took', async () => {
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

  it('refuse the whole batch where one of them cannot be applied', async () => {
    const urn = datasetUrn(unique('patched.batch'));
    const answer = await catalog.ingestBatch([
      proposal(urn, 'globalTags', [{ op: 'add', path: '/tags/urn:li:tag:x', value: {} }], PATCH),
      proposal(urn, 'globalTags', [{ op: 'move', path: '/tags/urn:li:tag:x', from: '/tags' }], PATCH),
    ]);
    expect([answer.status, answer.json.code, answer.json.index]).toEqual([400, 'INVALID_PATCH', 1]);
    expect(await valueOf({ urn, aspect: 'globalTags' })).toBeUndefined();
  });

  it('do the same in any order when they are about different things, and the same twice as once', async () => {
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
        await SURFACES['one batch']?.(one, patches);
        await SURFACES['one batch']?.(other, [...turned, ...turned]);
        const wanted = { customProperties: Object.fromEntries(keys.map((key) => [key, key])) };
        expect(await valueOf(one)).toEqual(wanted);
        expect(await valueOf(other)).toEqual(wanted);
        const removals = keys.map((key) => [{ op: 'remove', path: `/customProperties/${escaped(key)}` }]);
        await SURFACES['one batch']?.(one, removals);
        expect(await valueOf(one)).toEqual({ customProperties: {} });
      }),
      { numRuns: 10 },
    );
  });
});
