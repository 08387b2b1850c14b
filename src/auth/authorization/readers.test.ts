import { model } from '../../../test/helpers/unit/small-search-model.js';
import type { Filter } from '../../catalog/search/filter.js';
import type { Row } from '../../neo4j/database.js';
import { scopedReaders } from './readers.js';

const URN = 'urn:li:dataset:x';
const OWN: Filter = { or: [{ and: [{ field: 'urn', condition: 'EQUAL', values: [URN] }] }] };

/** A database that records statements. Statements contain the same slots as those of the catalog. */
function source() {
  const statements: { text: string; parameters: Record<string, unknown> }[] = [];
  const read = (text: string, parameters: Record<string, unknown> = {}): Promise<Row[]> => {
    statements.push({ text, parameters });
    return Promise.resolve([]);
  };
  const load = (name: string) => `// ${name}\nMATCH (entity) WHERE true /* visible entity */ RETURN $x`;
  return {
    statements,
    parts: { model, load, database: { read } } as unknown as Parameters<typeof scopedReaders>[0],
  };
}

it('scoped statements contain the condition of the scope and its parameter', async () => {
  const { statements, parts } = source();
  const scoped = await scopedReaders(parts, OWN);
  const text = scoped?.source.load('entities/get-names') ?? '';
  expect(text).toContain('$scope');
  expect(text).not.toContain('/* visible');
  await scoped?.source.database.read(text, { x: 1 });
  expect(statements).toHaveLength(1);
  expect(statements[0]?.parameters).toEqual({ x: 1, scope: expect.anything() as unknown });
  expect(JSON.stringify(statements[0]?.parameters['scope'])).toContain(URN);
});

it('statements without a slot get no parameter', async () => {
  const { statements, parts } = source();
  const scoped = await scopedReaders(parts, OWN);
  await scoped?.source.database.read('RETURN $x', { x: 1 });
  expect(statements).toEqual([{ text: 'RETURN $x', parameters: { x: 1 } }]);
});

it('scoped readers send scoped statements', async () => {
  const { statements, parts } = source();
  const scoped = await scopedReaders(parts, OWN);
  await scoped?.readers.entities.findNames([URN]);
  expect(statements.map(({ text, parameters }) => [text.includes('$scope'), 'scope' in parameters])).toEqual([
    [true, true],
  ]);
});

it('a filter that admits everything needs no scoped readers', async () => {
  const { statements, parts } = source();
  expect(await scopedReaders(parts, { or: [{ and: [] }] })).toBeUndefined();
  expect(statements).toEqual([]);
});
