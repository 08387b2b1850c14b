/** Search fields by how checks ended: `assertionStatus` of assertions, and `hasFailingAssertions` of what they are about. */
import fc from 'fast-check';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { openCatalog, openRuns } from '../helpers/api/suite.js';
import { inRun } from '../helpers/api/runs.js';

const { catalog, graph, runs } = await openRuns();
const catalogs = [catalog, await openCatalog()];

/** A dataset and an assertion about it that no other test has. */
function subjects() {
  const [dataset, other] = [datasetUrn(unique('checked')), datasetUrn(unique('checked'))];
  const assertion = `urn:li:assertion:${unique('check')}`;
  const about = (urn: string) =>
    proposal(assertion, 'assertionInfo', {
      type: 'VOLUME',
      volumeAssertion: { type: 'ROW_COUNT_TOTAL', entity: urn },
    });
  const exists = (urn: string) => proposal(urn, 'status', { removed: false });
  return { dataset, other, assertion, about, exists };
}

const event = (assertionUrn: string, timestampMillis: number, type?: string, runId = 'run') => ({
  ...{ timestampMillis, runId, assertionUrn, asserteeUrn: datasetUrn('any'), status: 'COMPLETE' },
  ...(type !== undefined && { result: { type } }),
});

const check = (assertion: string, time: number, type?: string, runId?: string) =>
  proposal(assertion, 'assertionRunEvent', event(assertion, time, type, runId));

async function ingest(...proposals: object[]): Promise<void> {
  const { status, text } = await catalog.ingestBatch(proposals);
  if (status !== 200) throw new Error(text);
}

const hasHit = async (entity: string, urn: string, field: string, values: string[]): Promise<boolean> => {
  const and = [
    { field: 'urn', values: [urn] },
    { field, values },
  ];
  return (
    (await catalog.search({ entity, input: '*', filter: { or: [{ and }] } })).json.value.numEntities === 1
  );
};

/** The status by which search finds the assertion. */
async function statusOf(assertion: string): Promise<string | undefined> {
  for (const status of ['PASSING', 'FAILING', 'ERROR', 'INIT'])
    if (await hasHit('assertion', assertion, 'assertionStatus', [status])) return status;
  return undefined;
}

const fails = (dataset: string) => hasHit('dataset', dataset, 'hasFailingAssertions', ['true']);

/** What repairs would derive is what is there. */
async function expectInOrder(...urns: string[]): Promise<void> {
  for (const urn of urns) {
    const { json } = await catalog.post('/operations?action=restoreIndices', { urn });
    expect([urn, json.value.searchRestored]).toEqual([urn, 0]);
  }
}

describe('the status of an assertion', () => {
  it.each([
    ['FAILURE', 'FAILING', true],
    ['SUCCESS', 'PASSING', false],
    ['ERROR', 'ERROR', false],
    ['INIT', 'INIT', false],
  ])('after a check with the result %s is %s', async (result, status, isBad) => {
    const { dataset, assertion, about, exists } = subjects();
    await ingest(exists(dataset), about(dataset));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual([undefined, false]);
    await ingest(check(assertion, 10, result));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual([status, isBad]);
    await expectInOrder(assertion, dataset);
  });

  it('is that of the newest check, in whatever order checks arrive', async () => {
    const { dataset, assertion, about, exists } = subjects();
    await ingest(exists(dataset), about(dataset), check(assertion, 10, 'FAILURE'));
    await ingest(check(assertion, 5, 'SUCCESS'));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['FAILING', true]);
    await ingest(check(assertion, 20, 'SUCCESS'));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['PASSING', false]);
    await ingest(check(assertion, 15, 'FAILURE'));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['PASSING', false]);
    expect(await hasHit('assertion', assertion, 'lastCompletedTime', ['20'])).toBe(true);
    await expectInOrder(assertion, dataset);
  });

  it('passes over checks that have no result', async () => {
    const { assertion, dataset, about } = subjects();
    await ingest(about(dataset), check(assertion, 10, 'FAILURE'), check(assertion, 20));
    expect(await statusOf(assertion)).toBe('FAILING');
  });

  it('is the worst one of several checks at the same time', async () => {
    const { assertion, dataset, about } = subjects();
    await ingest(about(dataset), check(assertion, 10, 'FAILURE', 'a'));
    await ingest(check(assertion, 10, 'SUCCESS', 'b'));
    expect(await statusOf(assertion)).toBe('FAILING');
    await ingest(check(assertion, 10, 'SUCCESS', 'a'));
    expect(await statusOf(assertion)).toBe('PASSING');
  });

  it('follows a check that is replaced or deleted', async () => {
    const { assertion, dataset, about, exists } = subjects();
    await ingest(
      exists(dataset),
      about(dataset),
      check(assertion, 10, 'SUCCESS'),
      check(assertion, 20, 'SUCCESS'),
    );
    await ingest(check(assertion, 20, 'FAILURE'));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['FAILING', true]);
    const points = { urn: assertion, aspectName: 'assertionRunEvent' };
    await catalog.post('/entities?action=delete', { ...points, startTimeMillis: 15 });
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['PASSING', false]);
    await catalog.post('/entities?action=delete', points);
    expect([await statusOf(assertion), await fails(dataset)]).toEqual([undefined, false]);
    await expectInOrder(assertion, dataset);
  });

  it('is what it was when the run that wrote the newest check is rolled back', async () => {
    const { assertion, dataset, about, exists } = subjects();
    const runId = unique('run');
    await ingest(exists(dataset), about(dataset), check(assertion, 10, 'SUCCESS'));
    await ingest(inRun(runId, assertion, 'assertionRunEvent', event(assertion, 20, 'FAILURE')));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['FAILING', true]);
    await runs.rollBack(runId);
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['PASSING', false]);
    await expectInOrder(assertion, dataset);
  });

  it('is that of the aspect `assertionRunSummary` as long as there are no checks', async () => {
    const { assertion, dataset, about, exists } = subjects();
    await ingest(exists(dataset), about(dataset));
    await catalog.ingest(assertion, 'assertionRunSummary', { assertionStatus: 'FAILING' });
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['FAILING', true]);
    await ingest(check(assertion, 10, 'SUCCESS'));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['PASSING', false]);
    await catalog.post('/entities?action=delete', { urn: assertion, aspectName: 'assertionRunEvent' });
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['FAILING', true]);
    await expectInOrder(assertion, dataset);
  });
});

describe('what an assertion is about', () => {
  it('fails no more when the assertion is soft-deleted, and again when it is back', async () => {
    const { assertion, dataset, about, exists } = subjects();
    await ingest(exists(dataset), about(dataset), check(assertion, 10, 'FAILURE'));
    await catalog.ingest(assertion, 'status', { removed: true });
    expect(await fails(dataset)).toBe(false);
    await catalog.ingest(assertion, 'status', { removed: false });
    expect(await fails(dataset)).toBe(true);
    await expectInOrder(assertion, dataset);
  });

  it('fails no more when the assertion is deleted', async () => {
    const { assertion, dataset, about, exists } = subjects();
    await ingest(exists(dataset), about(dataset), check(assertion, 10, 'FAILURE'));
    await catalog.post('/entities?action=delete', { urn: assertion });
    expect(await fails(dataset)).toBe(false);
    await expectInOrder(dataset);
  });

  it('fails as long as one of several assertions does', async () => {
    const { assertion, dataset, about, exists } = subjects();
    const second = subjects();
    await ingest(exists(dataset), about(dataset), second.about(dataset));
    await ingest(check(assertion, 10, 'FAILURE'), check(second.assertion, 10, 'FAILURE'));
    await ingest(check(assertion, 20, 'SUCCESS'));
    expect(await fails(dataset)).toBe(true);
    await ingest(check(second.assertion, 20, 'SUCCESS'));
    expect(await fails(dataset)).toBe(false);
  });

  it('is another entity from the moment when the assertion says so', async () => {
    const { assertion, dataset, other, about, exists } = subjects();
    await ingest(exists(dataset), exists(other), about(dataset), check(assertion, 10, 'FAILURE'));
    await ingest(about(other));
    expect([await fails(dataset), await fails(other)]).toEqual([false, true]);
    await expectInOrder(assertion, dataset, other);
  });

  it('keeps the field when it is written itself, also if it is written last or deleted in between', async () => {
    const { assertion, dataset, about } = subjects();
    await ingest(about(dataset), check(assertion, 10, 'FAILURE'));
    await catalog.ingest(dataset, 'datasetProperties', { description: 'written last' });
    expect(await fails(dataset)).toBe(true);
    await catalog.ingest(dataset, 'datasetProperties', { description: 'written again' });
    expect(await fails(dataset)).toBe(true);
    await catalog.post('/entities?action=delete', { urn: dataset });
    expect(await fails(dataset)).toBe(false);
    await catalog.ingest(dataset, 'datasetProperties', { description: 'is back' });
    expect(await fails(dataset)).toBe(true);
    await expectInOrder(assertion, dataset);
  });
});

it('a repair derives both fields for checks that were written before search knew them', async () => {
  const { assertion, dataset, about, exists } = subjects();
  await ingest(exists(dataset), about(dataset), check(assertion, 10, 'FAILURE'));
  await graph.rows(
    `MATCH (n:Entity) WHERE n.urn IN $urns REMOVE n.field_assertionStatus, n.field_lastCompletedTime, n.field_hasFailingAssertions
     SET n.search_terms = [term IN n.search_terms WHERE NOT term =~ '(assertionStatus|lastCompletedTime|hasFailing).*']`,
    { urns: [assertion, dataset] },
  );
  expect([await statusOf(assertion), await fails(dataset)]).toEqual([undefined, false]);
  await catalog.post('/operations?action=restoreIndices', { urn: assertion });
  expect([await statusOf(assertion), await fails(dataset)]).toEqual(['FAILING', true]);
  await expectInOrder(assertion, dataset);
});

it('the values of both fields can be counted and shown', async () => {
  const { assertion, dataset, about, exists } = subjects();
  await ingest(exists(dataset), about(dataset), check(assertion, 10, 'FAILURE'));
  const data = await catalog.query(
    `query ($urn: String!) { aggregateAcrossEntities(input: { query: "*", types: [DATASET], facets: ["hasFailingAssertions"],
        orFilters: [{ and: [{ field: "urn", values: [$urn] }] }] }) { facets { field displayName aggregations { value count } } } }`,
    { urn: dataset },
  );
  expect(data.aggregateAcrossEntities.facets).toEqual([
    {
      field: 'hasFailingAssertions',
      displayName: 'Failing Assertions',
      aggregations: [{ value: 'true', count: 1 }],
    },
  ]);
});

it('both fields are right when many checks of one dataset arrive at once, at two services', async () => {
  const { dataset, exists } = subjects();
  const assertions = Array.from({ length: 12 }, () => subjects());
  await ingest(exists(dataset), ...assertions.map(({ about }) => about(dataset)));
  const all = (time: number, resultOf: (index: number) => string) =>
    Promise.all(
      assertions.map(({ assertion }, index) =>
        catalogs[index % 2]!.ingestBatch([
          check(assertion, time, resultOf(index)),
          proposal(dataset, 'datasetProperties', { description: `${time} ${index}` }),
        ]),
      ),
    );
  await all(10, () => 'FAILURE');
  expect(await fails(dataset)).toBe(true);
  await all(20, (index) => (index === 7 ? 'FAILURE' : 'SUCCESS'));
  expect(await fails(dataset)).toBe(true);
  await all(30, (index) => (index === 8 ? 'ERROR' : 'SUCCESS'));
  expect(await fails(dataset)).toBe(false);
  await expectInOrder(dataset, ...assertions.map(({ assertion }) => assertion));
});

/** Steps of any order at one of two assertions about one of two datasets. */
const step = fc.record({
  kind: fc.constantFrom(
    'check',
    'check',
    'check',
    'delete-checks',
    'about',
    'remove',
    'bring-back',
    'wipe',
    'wipe-dataset',
  ),
  which: fc.nat(1),
  target: fc.nat(1),
  time: fc.integer({ min: 1, max: 6 }),
  result: fc.constantFrom('FAILURE', 'SUCCESS', 'ERROR', undefined),
});

it('both fields are right after any sequence of writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
      const both = [subjects(), subjects()] as const;
      const datasets = [both[0].dataset, both[1].dataset] as const;
      for (const { kind, which, target, time, result } of steps) {
        const { assertion, about, exists } = both[which as 0 | 1];
        const dataset = datasets[target as 0 | 1];
        if (kind === 'check') await ingest(check(assertion, time, result), exists(dataset));
        else if (kind === 'about') await ingest(about(dataset));
        else if (kind === 'remove') await catalog.ingest(assertion, 'status', { removed: true });
        else if (kind === 'bring-back') await catalog.ingest(assertion, 'status', { removed: false });
        else if (kind === 'delete-checks')
          await catalog.post('/entities?action=delete', {
            ...{ urn: assertion, aspectName: 'assertionRunEvent' },
            ...{ startTimeMillis: time, endTimeMillis: time + target },
          });
        else await catalog.post('/entities?action=delete', { urn: kind === 'wipe' ? assertion : dataset });
      }
      await expectInOrder(...both.map(({ assertion }) => assertion), ...datasets);
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 60_000);
