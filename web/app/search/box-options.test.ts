import fc from 'fast-check';
import { boxOptions, type SuggestedEntity, clearRecent, readRecent, rememberRecent } from './box-options.js';

function entity(urn: string, name: string, path: string[] = []): SuggestedEntity {
  return {
    urn,
    overview: { name, subTypes: [], platform: null, path: path.map((step) => ({ name: step })) },
  };
}

const NOTHING = { recent: [], found: [] };

it('offers recent searches while nothing is typed', () => {
  expect(boxOptions(' ', { recent: ['orders'], found: [] })).toEqual([
    {
      kind: 'recent',
      label: 'Recent searches',
      options: [{ text: 'orders', address: '/search?query=orders' }],
    },
  ]);
});

it('offers nothing without typed text and recent searches', () => {
  expect(boxOptions('', NOTHING)).toEqual([]);
});

it('offers only the entity for a pasted URN', () => {
  expect(boxOptions(' urn:li:tag:pii ', NOTHING)).toEqual([
    {
      kind: 'urn',
      label: 'Open by URN',
      options: [{ text: 'Tag pii', address: '/tag/urn%3Ali%3Atag%3Apii' }],
    },
  ]);
});

it('groups entities by kind, each once and at most four of a kind', () => {
  const terms = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    entity(`urn:li:glossaryTerm:${name}`, name, ['Money']),
  );
  const tag = entity('urn:li:tag:x', 'x');
  const groups = boxOptions('x', { recent: [], found: [tag, ...terms, tag] });
  expect(groups.map(({ label, options }) => [label, options.map(({ text }) => text)])).toEqual([
    ['Tags', ['x']],
    ['Terms', ['a', 'b', 'c', 'd']],
    ['', ['All results for “x”']],
  ]);
  expect(groups[1]?.options[0]?.place).toBe('Money');
});

it('offers pages by the prefix of any of their words', () => {
  const labels = (text: string) =>
    boxOptions(text, NOTHING)
      .filter(({ kind }) => kind === 'page')
      .flatMap(({ options }) => options.map((option) => option.text));
  expect(labels('RUN')).toEqual(['Ingestion runs']);
  expect(labels('uns')).toEqual([]);
});

function store(content?: string) {
  const kept = new Map(content === undefined ? [] : [['trellis-recent-searches', content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('keeps the last query first and each only once, ignoring case', () => {
  const kept = store();
  for (const query of ['orders', 'revenue', ' Orders ']) rememberRecent(kept, query);
  expect(readRecent(kept)).toEqual(['Orders', 'revenue']);
});

it('keeps at most eight queries, none empty and none twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (queries) => {
      const kept = store();
      for (const query of queries) rememberRecent(kept, query);
      const recent = readRecent(kept);
      expect(recent.length).toBeLessThanOrEqual(8);
      expect(recent).not.toContain('');
      expect(new Set(recent.map((query) => query.toLowerCase())).size).toBe(recent.length);
    }),
  );
});

it.each(['{', '{"a":1}', 'null'])('reads %s as no queries', (content) => {
  expect(readRecent(store(content))).toEqual([]);
});

it('removes all queries', () => {
  const kept = store('["orders"]');
  clearRecent(kept);
  expect(readRecent(kept)).toEqual([]);
});
