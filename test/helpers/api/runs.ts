/** Requests about ingestion runs. */
import { proposal, type TestCatalog } from '../catalog.js';
import { aspectValue } from './aspect-value.js';

export interface RunVerbs {
  /** Writes one proposal in a run, or outside of any run if `runId` is undefined. */
  write(
    runId: string | undefined,
    urn: string,
    aspect: string,
    value: unknown,
    changeType?: string,
  ): Promise<any>;
  list(body?: object): Promise<any[]>;
  describe(runId: string, body?: object): Promise<any[]>;
  rollBack(runId: string, body?: object): Promise<any>;
  /** Returns the latest value of the aspect, or undefined. */
  value(urn: string, aspect: string): Promise<any>;
}

export function runVerbs(catalog: TestCatalog): RunVerbs {
  const action = async (name: string, body: object): Promise<any> => {
    const answer = await catalog.post(`/runs?action=${name}`, body);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`);
    return answer.json.value;
  };
  return {
    write: async (runId, urn, aspect, value, changeType = 'UPSERT') => {
      const answer = await catalog.post('/aspects?action=ingestProposal', {
        proposal: inRun(runId, urn, aspect, value, changeType),
      });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      return answer.json;
    },
    list: (body = {}) => action('list', { pageOffset: 0, pageSize: 100, includeSoft: false, ...body }),
    describe: (runId, body = {}) =>
      action('describe', { runId, start: 0, count: 100, includeSoft: false, includeAspect: false, ...body }),
    rollBack: (runId, body = {}) => action('rollback', { runId, dryRun: false, safe: true, ...body }),
    value: (urn, aspect) => aspectValue(catalog, urn, aspect),
  };
}

export function inRun(
  runId: string | undefined,
  urn: string,
  aspect: string,
  value: unknown,
  changeType = 'UPSERT',
): object {
  const systemMetadata =
    runId === undefined ? undefined : { runId, lastObserved: 1, lastRunId: 'no-run-id-provided' };
  return proposal(urn, aspect, value, { changeType, ...(systemMetadata && { systemMetadata }) });
}

/** Returns `<outcome> <aspect>` for each row of a rollback, sorted. */
export function outcomesOf(rollback: any): string[] {
  return rollback.aspectRowSummaries.map((row: any) => `${row.outcome} ${row.aspectName}`).sort();
}
