/** What executors get. */
import { connectionTest, manualRun, scheduledRun } from './request-input.js';
import type { SourceInfo } from './source-info.js';

const source = 'urn:li:dataHubIngestionSource:s';
const requested = {
  urn: 'urn:li:dataHubExecutionRequest:r',
  requestedAt: 7,
  actorUrn: 'urn:li:corpuser:ada',
  clientVersion: '1.0',
  executorId: 'usual',
};
const info = (config: Partial<SourceInfo['config']> = {}): SourceInfo => ({
  name: 'nightly',
  type: 'file',
  config: { recipe: '{"source":{"type":"file"}}', ...config },
});
const args = (input: any) => ({ ...input.args, recipe: JSON.parse(input.args.recipe) });
const recipe = { source: { type: 'file' }, pipeline_name: source, run_id: requested.urn };

it('a manual run names its run, its pipeline and who requested it', () => {
  const input = manualRun(source, info(), requested);
  expect(input).toMatchObject({
    task: 'RUN_INGEST',
    executorId: 'usual',
    source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: source },
    requestedAt: 7,
    actorUrn: requested.actorUrn,
    cliVersionAudit: { source: 'APPLICATION_DEFAULT' },
  });
  expect(args(input)).toEqual({ recipe, version: '1.0', debug_mode: 'false' });
});

it('a scheduled run names its pipeline only', () => {
  const input = scheduledRun(source, info(), requested);
  expect(input).not.toHaveProperty('actorUrn');
  expect(input).toMatchObject({ source: { type: 'SCHEDULED_INGESTION_SOURCE', ingestionSource: source } });
  expect(args(input)).toMatchObject({
    recipe: { source: { type: 'file' }, pipeline_name: source },
    version: '1.0',
  });
});

it('a recipe keeps its pipeline and its numbers, and its run id is replaced', () => {
  const given = '{"pipeline_name":"mine","run_id":"old","n":12345678901234567890}';
  const { recipe: text } = (manualRun(source, info({ recipe: given }), requested) as any).args;
  expect(text).toContain('"n":12345678901234567890');
  expect(JSON.parse(text)).toMatchObject({ pipeline_name: 'mine', run_id: requested.urn });
});

it('the version of the source counts, and its further arguments replace all but the mode', () => {
  const own = { version: '1.2', executorId: 'remote', debugMode: true };
  const input: any = manualRun(source, info({ ...own, extraArgs: { debug_mode: 'x', a: 'b' } }), requested);
  expect(input).toMatchObject({
    executorId: 'remote',
    cliVersionAudit: { source: 'SOURCE_CONFIG_OVERRIDE' },
  });
  expect(args(input)).toEqual({ recipe, version: '1.2', debug_mode: 'true', a: 'b' });
  const extraArgs = { recipe: '{}', version: '2' };
  expect((manualRun(source, info({ extraArgs }), requested) as any).args).toMatchObject(extraArgs);
});

it.each(['', 'source: file', '[]', '"text"', 'null', '{"a":'])(
  'the recipe %j cannot be run by hand',
  (text) => {
    const refused = expect.objectContaining({ code: 'INVALID_REQUEST' });
    expect(() => manualRun(source, info({ recipe: text }), requested)).toThrow(refused);
    expect(() => connectionTest({ recipe: text }, requested)).toThrow(refused);
    // A scheduled run fails instead, which people see.
    expect((scheduledRun(source, info({ recipe: text }), requested) as any).args.recipe).toBe(text);
  },
);

it('a test of a connection runs at the usual executor, with a version only if one is named', () => {
  const input = connectionTest({ recipe: '{"source":{}}', version: '' }, requested);
  expect(input).toMatchObject({
    ...{ task: 'TEST_CONNECTION', executorId: 'usual', source: { type: 'MANUAL_TEST_CONNECTION' } },
  });
  expect(args(input)).toEqual({ recipe: { source: {}, pipeline_name: requested.urn } });
  expect(args(connectionTest({ recipe: '{}', version: '1.2' }, requested)).version).toBe('1.2');
});
