/** A count of all entities, which takes no locks, sees the counted properties of an entity while others of its properties are written. */
import { loadStatements } from '../../src/neo4j/statements.js';
import { fakeRun } from '../helpers/unit/statement-runner.js';
import { countAll } from '../../src/catalog/census/follow-census.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';
import { proposal, unique } from '../helpers/catalog.js';

const { catalog, graph } = await openCatalogAndGraph();
/** No other test writes entities of this type. */
const TYPE = 'erModelRelationship';
const ENTITIES = 100;
const WRITERS = 4;
const WRITES = 60;

it('counts the same while long and short texts are written', async () => {
  const prefix = unique('counted');
  const urns = Array.from({ length: ENTITIES }, (_, index) => `urn:li:${TYPE}:${prefix}${index}`);
  const write = async (aspect: string, valueOf: (index: number) => object): Promise<void> => {
    const { status, text } = await catalog.ingestBatch(
      urns.map((urn, index) => proposal(urn, aspect, valueOf(index))),
    );
    if (status !== 200) throw new Error(text);
  };
  await write('globalTags', (index) => ({ tags: [{ tag: `urn:li:tag:${prefix}${index % 7}` }] }));
  const load = loadStatements();
  const run = fakeRun((text, parameters) => graph.rows(text, parameters));
  const expected = await countAll(run, load, [TYPE]);
  expect(expected.get(TYPE)?.total).toBe(ENTITIES);
  let writing = WRITERS;
  const writer = async (own: number): Promise<void> => {
    for (let times = 1; times <= WRITES; times += 1) {
      const length = (index: number) => (times % 2 === 0 ? 10 : 50 * ((index + own) % 60));
      await write('editableERModelRelationshipProperties', (index) => ({
        description: `${own} ${times} ${'word '.repeat(length(index))}`,
      }));
      await write('institutionalMemory', (index) => ({
        elements: Array.from({ length: (times + index) % 5 }, (_, link) => ({
          ...{ url: `https://example.com/${link}`, description: 'a link' },
          createStamp: { time: times, actor: 'urn:li:corpuser:datahub' },
        })),
      }));
    }
    writing -= 1;
  };
  let counts = 0;
  const reader = async (): Promise<void> => {
    while (writing > 0) {
      expect(await countAll(run, load, [TYPE])).toEqual(expected);
      counts += 1;
    }
  };
  await Promise.all([...Array.from({ length: WRITERS }, (_, own) => writer(own)), reader(), reader()]);
  expect(counts).toBeGreaterThan(WRITES);
}, 600_000);
