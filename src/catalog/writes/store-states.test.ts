import { NO_REQUEST } from '../../core/request-facts.js';
import { fakeChangeLog } from '../../../test/helpers/unit/fake-change-log.js';
import { writeModel } from '../../../test/helpers/unit/write-model.js';
import type { Database } from '../../neo4j/database.js';
import { loadStatements } from '../../neo4j/statements.js';
import { createFacetIds } from '../census/facet-ids.js';
import { createCatalogWriter } from './catalog-writer.js';
import { withMark } from './planned-statements.js';
import type { Proposal } from './types.js';

const urnOf = (table: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${table},PROD)`;

/** Writes an aspect of each table, and returns the statements that store something: name, number of entities, number of changes, and `+ mark` for those that leave a mark. */
async function statementsOf(proposal: Partial<Proposal>, tables = ['orders']): Promise<string[]> {
  const log = fakeChangeLog();
  const sent: string[] = [];
  const write: Database['write'] = (operation, work) =>
    log.database.write(operation, (run) =>
      work((name, parameters = {}) => {
        const size = ['rows', 'changes'].map(
          (key) => (parameters[key] as unknown[] | undefined)?.length ?? 0,
        );
        if (/^writes\/(?:store|mark)-/.test(name))
          sent.push(`${name} ${size.join(' ')}${'slot' in parameters ? ' + mark' : ''}`);
        return run(name, parameters);
      }),
    );
  const deps = {
    ...{ model: writeModel, load: log.load, clock: { now: () => 1 } },
    database: { ...log.database, write },
  };
  const writer = createCatalogWriter({ ...deps, facetIds: createFacetIds(deps), rules: [] });
  const plain = { aspectName: 'status', changeType: 'UPSERT', value: '{"removed":false}' } as const;
  const proposals = tables.map((table) => ({ ...plain, urn: urnOf(table), ...proposal }));
  await writer.write(proposals, { actor: 'urn:li:corpuser:ann', facts: NO_REQUEST });
  return sent;
}

describe('storeStates', () => {
  it('leaves the mark with the entities if nothing follows them', async () => {
    expect(await statementsOf({})).toEqual(['writes/store-entities 1 1 + mark']);
  });

  it('leaves the mark last, and once, if a run follows the entities', async () => {
    const systemMetadata = { runId: 'hive-load' };
    expect(await statementsOf({ systemMetadata })).toEqual([
      'writes/store-entities 1 1',
      'writes/store-runs 1 0',
      'writes/mark-write 0 0 + mark',
    ]);
  });

  it('splits a large write, and keeps its change log and its mark for the end', async () => {
    const tables = Array.from({ length: 450 }, (_, index) => `table_${index}`);
    expect(await statementsOf({}, tables)).toEqual([
      'writes/store-entities 200 0',
      'writes/store-entities 200 0',
      'writes/store-entities 50 450 + mark',
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
