import { model } from '../../../../test/helpers/unit/small-search-model.js';
import type { Filter } from '../../../catalog/search/filter.js';
import type { Row } from '../../../neo4j/database.js';
import { scopedReaders } from './scoped-readers.js';

const URN = 'urn:li:dataset:x';
const OWN: Filter = { or: [{ and: [{ field: 'urn', condition: 'EQUAL', values: [URN] }] }] };

/** A database that keeps what it is asked; statements have the marks that those of the catalog have. */
function source() {
  const asked: { text: string; parameters: Record<string, unknown> }[] = [];
  const read = (text: string, parameters: Record<string, unknown> = {}): Promise<Row[]> => {
    asked.push({ text, parameters });
    return Promise.resolve([]);
  };
  const load = (name: string) => `// ${name}\nMATCH (entity) WHERE true /* visible entity */ RETURN $x`;
  return {
    asked,
    parts: { model, load, database: { read } } as unknown as Parameters<typeof scopedReaders>[0],
  };
}

it('statements of a part have its condition, and the values for it', async () => {
  const { asked, parts } = source();
  const part = await scopedReaders(parts, OWN);
  const text = part?.source.load('read/any') ?? '';
  expect(text).toContain('$scope');
  expect(text).not.toContain('/* visible');
  await part?.source.database.read(text, { x: 1 });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.parameters).toEqual({ x: 1, scope: expect.anything() as unknown });
  expect(JSON.stringify(asked[0]?.parameters['scope'])).toContain(URN);
});

it('statements without a condition get no values for one', async () => {
  const { asked, parts } = source();
  const part = await scopedReaders(parts, OWN);
  await part?.source.database.read('RETURN $x', { x: 1 });
  expect(asked).toEqual([{ text: 'RETURN $x', parameters: { x: 1 } }]);
});

it('readers of a part ask with its condition', async () => {
  const { asked, parts } = source();
  const part = await scopedReaders(parts, OWN);
  await part?.readers.entities.findNames([URN]);
  expect(asked.map(({ text, parameters }) => [text.includes('$scope'), 'scope' in parameters])).toEqual([
    [true, true],
  ]);
});

it('a filter that lets everything through is no part, and costs nothing', async () => {
  const { asked, parts } = source();
  expect(await scopedReaders(parts, { or: [{ and: [] }] })).toBeUndefined();
  expect(asked).toEqual([]);
});
