import { model } from '../../../../test/helpers/unit/small-search-model.js';
import type { Filter } from '../../../catalog/search/filter.js';
import type { Row } from '../../../neo4j/database.js';
import { scopedReaders } from './scoped-readers.js';

const URN = 'urn:li:dataset:x';
const OWN: Filter = { or: [{ and: [{ field: 'urn', condition: 'EQUAL', values: [URN] }] }] };

/** A database that records statements. Statements contain the same slots as those of the catalog. */
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

it('scoped statements contain the condition of the scope and its parameter', async () => {
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

it('statements without a slot get no parameter', async () => {
  const { asked, parts } = source();
  const part = await scopedReaders(parts, OWN);
  await part?.source.database.read('RETURN $x', { x: 1 });
  expect(asked).toEqual([{ text: 'RETURN $x', parameters: { x: 1 } }]);
});

it('scoped readers send scoped statements', async () => {
  const { asked, parts } = source();
  const part = await scopedReaders(parts, OWN);
  await part?.readers.entities.findNames([URN]);
  expect(asked.map(({ text, parameters }) => [text.includes('$scope'), 'scope' in parameters])).toEqual([
    [true, true],
  ]);
});

it('a filter that admits everything needs no scoped readers', async () => {
  const { asked, parts } = source();
  expect(await scopedReaders(parts, { or: [{ and: [] }] })).toBeUndefined();
  expect(asked).toEqual([]);
});
