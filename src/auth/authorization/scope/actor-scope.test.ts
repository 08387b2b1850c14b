import { refusal } from '../../../../test/helpers/unit/refusal.js';
import { model } from '../../../../test/helpers/unit/small-search-model.js';
import type { Scope } from '../policies/types.js';
import type { ScopedCatalog } from './scoped-readers.js';
import { findVisible, actorScope, type ScopeDeps } from './actor-scope.js';

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
