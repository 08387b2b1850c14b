/** An acknowledged write is found at once, by any service on the same Neo4j, although the index is updated after the commit. */
import { datasetUrn, startCatalog, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const WRITERS = 32;
const WRITES_EACH = 3;
const [first, second] = [await startCatalog(), await startFreshCatalog()];

async function countFound(catalog: TestCatalog, word: string): Promise<number> {
  const answer = await catalog.search({ input: word, entity: 'dataset', start: 0, count: 10 });
  return answer.json.value.numEntities as number;
}

it('finds each write of 32 concurrent writers on the other service', async () => {
  const missing: string[] = [];
  const write = async (writer: number): Promise<void> => {
    const [own, other] = writer % 2 === 0 ? [first, second] : [second, first];
    const urn = datasetUrn(unique('found'));
    for (let count = 0; count < WRITES_EACH; count += 1) {
      const word = unique('word').replace('_', 'x');
      expect((await own.ingest(urn, 'datasetProperties', { description: word })).status).toBe(200);
      if ((await countFound(other, word)) !== 1) missing.push(word);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  expect(missing).toEqual([]);
});

it('no longer finds replaced text and deleted entities', async () => {
  const urn = datasetUrn(unique('gone'));
  const [before, after] = [unique('before').replace('_', 'x'), unique('after').replace('_', 'x')];
  await first.ingest(urn, 'datasetProperties', { description: before });
  expect(await countFound(second, before)).toBe(1);
  await first.ingest(urn, 'datasetProperties', { description: after });
  expect([await countFound(second, before), await countFound(second, after)]).toEqual([0, 1]);
  await first.post('/entities?action=delete', { urn });
  expect(await countFound(second, after)).toBe(0);
});
