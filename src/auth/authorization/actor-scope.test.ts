import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';
import type { CatalogWriter, ReferencesResult } from '../../catalog/writes/types.js';
import { NO_REQUEST } from '../../core/request-facts.js';
import { actorScope, deleteVisibleReferences, findVisible, type ScopeDeps } from './actor-scope.js';
import type { Scope } from './policies/types.js';
import type { ScopedCatalog } from './readers.js';

const actor = 'urn:li:corpuser:a';

/** The scope of an actor for whom the decisions return this filter, with the actors for whom it was requested. */
function scopeFrom(filter: Scope) {
  const requests: string[] = [];
  const scopeOf = (actorUrn: string) => {
    requests.push(actorUrn);
    return Promise.resolve(filter);
  };
  return { requests, ...actorScope({ decisions: { scopeOf } } as unknown as ScopeDeps, actor) };
}

/** A scoped catalog with only these entities. */
function catalogOf(...urns: string[]) {
  const requests: string[][] = [];
  const findNames = (wanted: readonly string[]) => {
    requests.push([...wanted]);
    return Promise.resolve(new Map(wanted.filter((urn) => urns.includes(urn)).map((urn) => [urn, 'x'])));
  };
  return { requests, scoped: { readers: { entities: { findNames } } } as unknown as ScopedCatalog };
}

it('a full scope is determined once, and refuses nothing', async () => {
  const { requests, scopedCatalog, requireFullScope } = scopeFrom('everything');
  expect(requests).toEqual([]);
  await Promise.all([requireFullScope('look'), requireFullScope('look'), scopedCatalog()]);
  expect(await scopedCatalog()).toBeUndefined();
  expect(requests).toEqual([actor]);
});

it('a failed decision is an error, not a full scope', async () => {
  const scopeOf = () => Promise.reject(new Error('away'));
  const { scopedCatalog, requireFullScope } = actorScope(
    { decisions: { scopeOf } } as unknown as ScopeDeps,
    actor,
  );
  await expect(scopedCatalog()).rejects.toThrow('away');
  await expect(requireFullScope('look')).rejects.toThrow('away');
});

describe('an actor with a partial scope', () => {
  const filter = { or: [{ and: [{ field: 'urn', condition: 'EQUAL' as const, values: [actor] }] }] };
  const decisions = { scopeOf: () => Promise.resolve(filter) };
  const database = { read: () => Promise.reject(new Error('read')) };
  const parts = { model, database, load: (name: string) => name, decisions } as unknown as ScopeDeps;

  it('cannot use functions that cover the whole catalog', async () => {
    const { requireFullScope } = actorScope(parts, actor);
    const refused = requireFullScope('follow events');
    await expect(refused).rejects.toThrow(refusal('FORBIDDEN', { rule: 'view of all entities' }));
    await expect(refused).rejects.toThrow(/^You may not follow events: /);
  });

  it('has the same scoped catalog for the whole request', async () => {
    const { scopedCatalog } = actorScope(parts, actor);
    const scoped = await scopedCatalog();
    expect(scoped).toBeDefined();
    expect(await scopedCatalog()).toBe(scoped);
  });
});

describe('visibility of several entities', () => {
  it('needs no read for an empty list', async () => {
    const isVisible = await findVisible([], { scopedCatalog: () => Promise.reject(new Error('read')) });
    expect(isVisible('a')).toBe(false);
  });

  it('holds for all entities with the full scope', async () => {
    const isVisible = await findVisible(['a'], { scopedCatalog: () => Promise.resolve(undefined) });
    expect([isVisible('a'), isVisible('b')]).toEqual([true, true]);
  });

  it('holds for entities in the scope, with one read for each URN', async () => {
    const { requests, scoped } = catalogOf('a', 'c');
    const isVisible = await findVisible(['a', 'b', 'a'], { scopedCatalog: () => Promise.resolve(scoped) });
    expect(requests).toEqual([['a', 'b']]);
    // An entity that was not requested is not visible.
    expect(['a', 'b', 'c'].map(isVisible)).toEqual([true, false, false]);
  });
});

const target = 'urn:li:tag:t';
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
