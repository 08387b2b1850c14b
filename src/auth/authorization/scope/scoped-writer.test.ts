import { accessModel } from '../../../../test/helpers/unit/small-access-model.js';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import type { CatalogWriter, Proposal } from '../../../catalog/writes/types.js';
import type { ScopedCatalog } from './scoped-readers.js';
import { scopedWriter } from './scoped-writer.js';

const [seen, hidden, none] = ['urn:li:tag:seen', 'urn:li:tag:hidden', 'urn:li:tag:none'];
const context = { actor: 'urn:li:corpuser:a' };

const namesOf = (there: readonly string[]) => (urns: readonly string[]) =>
  Promise.resolve(new Map(urns.filter((urn) => there.includes(urn)).map((urn) => [urn, ''])));

function writer(isRestricted = true) {
  const calls: string[] = [];
  const method = (name: string) => () => {
    calls.push(name);
    return Promise.resolve(name);
  };
  const names = ['write', 'deleteEntity', 'deletePoints', 'deleteReferences'];
  const inner = Object.fromEntries(names.map((name) => [name, method(name)])) as unknown as CatalogWriter;
  const part = { readers: { entities: { findNames: namesOf([seen]) } } } as unknown as ScopedCatalog;
  const scope = { scopedCatalog: () => Promise.resolve(isRestricted ? part : undefined) };
  const entities = { findNames: namesOf([seen, hidden]) };
  return { calls, made: scopedWriter(inner, { model: accessModel, entities }, scope) };
}

const put = (urn: string): Proposal => ({
  urn,
  aspectName: 'tagProperties',
  changeType: 'UPSERT',
  value: '{}',
});

/** All methods that change an entity. */
const WAYS: [string, (made: CatalogWriter, urn: string) => Promise<unknown>][] = [
  ['write', (made, urn) => made.write([put(urn)], context)],
  ['deleteEntity', (made, urn) => made.deleteEntity(urn, context)],
  ['deletePoints', (made, urn) => made.deletePoints({ urn, aspectName: 'operation' }, context)],
  ['deleteReferences', (made, urn) => made.deleteReferences(urn, context)],
];

describe.each(WAYS)('%s', (name, change) => {
  it('refuses a hidden entity, and writes nothing', async () => {
    const { calls, made } = writer();
    await expect(change(made, hidden)).rejects.toThrow(refusal('FORBIDDEN', { urn: hidden, index: 0 }));
    expect(calls).toEqual([]);
  });

  it('passes on visible and missing entities, and invalid URNs', async () => {
    for (const urn of [seen, none, 'no URN', 'urn:li:spoon:x']) {
      const { calls, made } = writer();
      await change(made, urn);
      expect([urn, calls]).toEqual([urn, [name]]);
    }
  });

  it('passes on everything with the full scope', async () => {
    const { calls, made } = writer(false);
    await change(made, hidden);
    expect(calls).toEqual([name]);
  });
});

it('names the first hidden entity of a batch', async () => {
  const { calls, made } = writer();
  const batch = [seen, none, hidden, hidden].map(put);
  await expect(made.write(batch, context)).rejects.toThrow(refusal('FORBIDDEN', { urn: hidden, index: 2 }));
  expect(calls).toEqual([]);
});

it('writes an empty batch', async () => {
  const { calls, made } = writer();
  await made.write([], context);
  expect(calls).toEqual(['write']);
});
