import { NO_REQUEST } from '../../../core/request-facts.js';
import { accessModel } from '../../../../test/helpers/unit/small-access-model.js';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import type { CatalogWriter, Proposal } from '../../../catalog/writes/types.js';
import type { ScopedCatalog } from './scoped-readers.js';
import { scopedWriter } from './scoped-writer.js';

const [visible, hidden, missing] = ['urn:li:tag:seen', 'urn:li:tag:hidden', 'urn:li:tag:none'];
const context = { actor: 'urn:li:corpuser:a', facts: NO_REQUEST };

const namesOf = (existing: readonly string[]) => (urns: readonly string[]) =>
  Promise.resolve(new Map(urns.filter((urn) => existing.includes(urn)).map((urn) => [urn, ''])));

function writer(isRestricted = true) {
  const calls: string[] = [];
  const method = (name: string) => () => {
    calls.push(name);
    return Promise.resolve(name);
  };
  const names = ['write', 'deleteEntity', 'deletePoints', 'deleteReferences'];
  const inner = Object.fromEntries(names.map((name) => [name, method(name)])) as unknown as CatalogWriter;
  const scopedCatalog = {
    readers: { entities: { findNames: namesOf([visible]) } },
  } as unknown as ScopedCatalog;
  const scope = { scopedCatalog: () => Promise.resolve(isRestricted ? scopedCatalog : undefined) };
  const entities = { findNames: namesOf([visible, hidden]) };
  return { calls, scoped: scopedWriter(inner, { model: accessModel, entities }, scope) };
}

const put = (urn: string): Proposal => ({
  urn,
  aspectName: 'tagProperties',
  changeType: 'UPSERT',
  value: '{}',
});

/** All methods that change an entity. */
const METHODS: [string, (scoped: CatalogWriter, urn: string) => Promise<unknown>][] = [
  ['write', (scoped, urn) => scoped.write([put(urn)], context)],
  ['deleteEntity', (scoped, urn) => scoped.deleteEntity(urn, context)],
  ['deletePoints', (scoped, urn) => scoped.deletePoints({ urn, aspectName: 'operation' }, context)],
  ['deleteReferences', (scoped, urn) => scoped.deleteReferences(urn, context)],
];

describe.each(METHODS)('%s', (name, change) => {
  it('refuses a hidden entity, and writes nothing', async () => {
    const { calls, scoped } = writer();
    await expect(change(scoped, hidden)).rejects.toThrow(refusal('FORBIDDEN', { urn: hidden, index: 0 }));
    expect(calls).toEqual([]);
  });

  it('passes on visible and missing entities, and invalid URNs', async () => {
    for (const urn of [visible, missing, 'no URN', 'urn:li:spoon:x']) {
      const { calls, scoped } = writer();
      await change(scoped, urn);
      expect([urn, calls]).toEqual([urn, [name]]);
    }
  });

  it('passes on everything with the full scope', async () => {
    const { calls, scoped } = writer(false);
    await change(scoped, hidden);
    expect(calls).toEqual([name]);
  });
});

it('names the first hidden entity of a batch', async () => {
  const { calls, scoped } = writer();
  const batch = [visible, missing, hidden, hidden].map(put);
  await expect(scoped.write(batch, context)).rejects.toThrow(refusal('FORBIDDEN', { urn: hidden, index: 2 }));
  expect(calls).toEqual([]);
});

it('writes an empty batch', async () => {
  const { calls, scoped } = writer();
  await scoped.write([], context);
  expect(calls).toEqual(['write']);
});
