import { NO_REQUEST } from '../../../core/request-facts.js';
import fc from 'fast-check';
import type { CatalogWriter, ReferencesResult } from '../../../catalog/writes/types.js';
import type { ScopedCatalog } from './scoped-readers.js';
import { deleteVisibleReferences } from './visible-references.js';

const target = 'urn:li:tag:t';
const actor = 'urn:li:corpuser:a';
const ALL = ['a', 'b', 'c'];

function result(references: readonly string[], kept: readonly string[]): ReferencesResult {
  const rows = references.map((entity) => ({ relationship: 'TaggedWith', entity, aspect: 'globalTags' }));
  const keptRows = kept.map((entity) => ({ entity, aspect: 'container' }));
  return { total: rows.length, references: rows, kept: keptRows, totalKept: keptRows.length };
}

/** @param seen visible URNs; undefined: all */
function writer(found: ReferencesResult, visible?: readonly string[]) {
  const calls: string[] = [];
  const make = (name: string) => ({
    deleteReferences: (_: string, { dryRun = false }: { dryRun?: boolean }) => {
      calls.push(`${name}${dryRun ? ' dry' : ''}`);
      return Promise.resolve(found);
    },
  });
  const findNames = (urns: readonly string[]) => {
    calls.push('look');
    return Promise.resolve(new Map(urns.filter((urn) => visible?.includes(urn)).map((urn) => [urn, ''])));
  };
  const part = { readers: { entities: { findNames } } } as unknown as ScopedCatalog;
  const scopedCatalog = () => Promise.resolve(visible === undefined ? undefined : part);
  const writerOf = make('delete') as unknown as CatalogWriter;
  return {
    calls,
    deleteReferences: (dryRun?: true) =>
      deleteVisibleReferences(
        writerOf,
        { scopedCatalog },
        { urn: target, context: { actor, facts: NO_REQUEST, ...(dryRun && { dryRun }) } },
      ),
  };
}

it('the full scope returns all references', async () => {
  const found = result(['a', 'b'], ['c']);
  const { calls, deleteReferences } = writer(found);
  expect(await deleteReferences()).toBe(found);
  expect(calls).toEqual(['delete']);
});

it('a partial scope returns and counts only visible references', async () => {
  const subset = fc.subarray(ALL);
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(subset, subset),
      subset,
      fc.boolean(),
      async ([references, kept], visible, isDry) => {
        const { deleteReferences } = writer(result(references, kept), visible);
        const isVisible = (urn: string) => visible.includes(urn);
        expect(await deleteReferences(isDry || undefined)).toEqual(
          result(references.filter(isVisible), kept.filter(isVisible)),
        );
      },
    ),
  );
});

it('visibility is determined before the references are removed, because they may grant it', async () => {
  const { calls, deleteReferences } = writer(result(['a'], []), ['a']);
  await deleteReferences();
  expect(calls).toEqual(['delete dry', 'look', 'delete']);
});

it('a dry run changes nothing', async () => {
  const { calls, deleteReferences } = writer(result(['a'], []), ['a']);
  await deleteReferences(true);
  expect(calls).toEqual(['delete dry', 'look']);
});
