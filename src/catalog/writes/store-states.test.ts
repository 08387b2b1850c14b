import { fakeChangeLog } from '../../../test/helpers/unit/fake-change-log.js';
import { writeModel } from '../../../test/helpers/unit/write-model.js';
import type { Database } from '../../neo4j/database.js';
import { loadStatements } from '../../neo4j/statements.js';
import { createFacetIds } from '../facets/facet-ids.js';
import { createCatalogWriter } from './catalog-writer.js';
import { withMark } from './planned-statements.js';
import type { Proposal } from './types.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)';

/** Writes one aspect, and returns the names of the statements that store something, with `+ mark` for those that leave a mark. */
async function statementsOf(proposal: Partial<Proposal>): Promise<string[]> {
  const log = fakeChangeLog();
  const sent: string[] = [];
  const write: Database['write'] = (operation, work) =>
    log.database.write(operation, (run) =>
      work((name, parameters = {}) => {
        sent.push('slot' in parameters ? `${name} + mark` : name);
        return run(name, parameters);
      }),
    );
  const deps = {
    ...{ model: writeModel, load: log.load, clock: { now: () => 1 } },
    database: { ...log.database, write },
  };
  const writer = createCatalogWriter({ ...deps, facetIds: createFacetIds(deps) });
  const plain = { urn: URN, aspectName: 'status', changeType: 'UPSERT', value: '{"removed":false}' } as const;
  await writer.write([{ ...plain, ...proposal }], { actor: 'urn:li:corpuser:ann' });
  return sent.filter((name) => /^writes\/(?:store|mark)-/.test(name));
}

describe('storeStates', () => {
  it('leaves the mark with the entities if nothing follows them', async () => {
    expect(await statementsOf({})).toEqual(['writes/store-entities + mark']);
  });

  it('leaves the mark last, and once, if a run follows the entities', async () => {
    const systemMetadata = { runId: 'hive-load' };
    expect(await statementsOf({ systemMetadata })).toEqual([
      'writes/store-entities',
      'writes/store-runs',
      'writes/mark-write + mark',
    ]);
  });
});

describe('withMark', () => {
  it('puts the mark into the statement', () => {
    const load = loadStatements();
    const text = withMark(load('writes/store-entities'), load);
    expect(text).toMatch(/MERGE \(mark:WriteMark [\s\S]*\}\nRETURN matched$/);
  });
});
