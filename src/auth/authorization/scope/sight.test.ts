import { refusal } from '../../../../test/helpers/unit/refusal.js';
import { model } from '../../../../test/helpers/unit/small-search-model.js';
import type { View } from '../policies/types.js';
import type { Part } from './restrict-readers.js';
import { findSeen, sightOf, type SightParts } from './sight.js';

const actor = 'urn:li:corpuser:a';

/** Who sees everything reads nothing else. */
function sight(view: View) {
  const asked: string[] = [];
  const viewOf = (who: string) => {
    asked.push(who);
    return Promise.resolve(view);
  };
  return { asked, ...sightOf({ decisions: { viewOf } } as unknown as SightParts, actor) };
}

/** A part of the catalog in which there are just these. */
function partOf(...urns: string[]) {
  const asked: string[][] = [];
  const findNames = (wanted: readonly string[]) => {
    asked.push([...wanted]);
    return Promise.resolve(new Map(wanted.filter((urn) => urns.includes(urn)).map((urn) => [urn, 'x'])));
  };
  return { asked, part: { readers: { entities: { findNames } } } as unknown as Part };
}

it('who sees everything is asked of once, and refused nothing', async () => {
  const { asked, restricted, requireFullView } = sight('everything');
  expect(asked).toEqual([]);
  await Promise.all([requireFullView('look'), requireFullView('look'), restricted()]);
  expect(await restricted()).toBeUndefined();
  expect(asked).toEqual([actor]);
});

it('a failure to find out is a failure, not leave to see everything', async () => {
  const viewOf = () => Promise.reject(new Error('away'));
  const { restricted, requireFullView } = sightOf({ decisions: { viewOf } } as unknown as SightParts, actor);
  await expect(restricted()).rejects.toThrow('away');
  await expect(requireFullView('look')).rejects.toThrow('away');
});

describe('who sees a part', () => {
  const view = { or: [{ and: [{ field: 'urn', condition: 'EQUAL' as const, values: [actor] }] }] };
  const decisions = { viewOf: () => Promise.resolve(view) };
  const database = { read: () => Promise.reject(new Error('read')) };
  const parts = { model, database, load: (name: string) => name, decisions } as unknown as SightParts;

  it('is refused what tells of the whole', async () => {
    const { requireFullView } = sightOf(parts, actor);
    const refused = requireFullView('follow events');
    await expect(refused).rejects.toThrow(refusal('FORBIDDEN', { rule: 'to see everything' }));
    await expect(refused).rejects.toThrow(/^You may not follow events: /);
  });

  it('gets the same part each time', async () => {
    const { restricted } = sightOf(parts, actor);
    const part = await restricted();
    expect(part).toBeDefined();
    expect(await restricted()).toBe(part);
  });
});

describe('of several entities', () => {
  it('none is seen where none is asked for, and nothing is read', async () => {
    const isSeen = await findSeen([], { restricted: () => Promise.reject(new Error('read')) });
    expect(isSeen('a')).toBe(false);
  });

  it('all are seen by who sees everything', async () => {
    const isSeen = await findSeen(['a'], { restricted: () => Promise.resolve(undefined) });
    expect([isSeen('a'), isSeen('b')]).toEqual([true, true]);
  });

  it('those are seen that the part has, asked for once each', async () => {
    const { asked, part } = partOf('a', 'c');
    const isSeen = await findSeen(['a', 'b', 'a'], { restricted: () => Promise.resolve(part) });
    expect(asked).toEqual([['a', 'b']]);
    // What was not asked for is not seen, wherever it is.
    expect(['a', 'b', 'c'].map(isSeen)).toEqual([true, false, false]);
  });
});
