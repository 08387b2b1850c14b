/** The types of edges in the text of statements. */
import { loadModel } from '../../model/load-model.js';
import { followTypes } from './relationship-reader.js';

const model = loadModel(['schemas']);
const TEXT = 'MATCH (entity)<-[edge/* types */]-(other) RETURN other /* visible other */';

it('follows the types of all queries, each once', () => {
  const text = followTypes(TEXT, [{ types: ['TaggedWith'] }, { types: ['OwnedBy', 'TaggedWith'] }], model);
  expect(text).toBe('MATCH (entity)<-[edge:OwnedBy|TaggedWith]-(other) RETURN other /* visible other */');
});

it.each([
  ['one is about all types', [{ types: ['OwnedBy'] }, { types: [] }]],
  ['the model does not have a type', [{ types: ['OwnedBy', 'Whatever|HasUpstream'] }]],
  ['there are none', []],
])('follows all edges if %s', (_, queries) => {
  expect(followTypes(TEXT, queries, model)).toBe(TEXT);
});
