/** Search fields that follow from assertion runs: `assertionStatus` of assertions, `hasFailingAssertions` of their datasets. */
import fc from 'fast-check';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { openCatalog, openRuns } from '../helpers/api/suite.js';
import { inRun } from '../helpers/api/runs.js';

const { catalog, graph, runs } = await openRuns();
const catalogs = [catalog, await openCatalog()];

/** Returns URNs of two datasets and an assertion that no other test uses, and proposals about them. */
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

/** Returns the status with which search finds the assertion. */
async function statusOf(assertion: string): Promise<string | undefined> {
  for (const status of ['PASSING', 'FAILING', 'ERROR', 'INIT'])
    if (await hasHit('assertion', assertion, 'assertionStatus', [status])) return status;
  return undefined;
}

const fails = (dataset: string) => hasHit('dataset', dataset, 'hasFailingAssertions', ['true']);

/** Checks that a repair changes no search field. */
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
  ])('after a run with the result %s is %s', async (result, status, isBad) => {
    const { dataset, assertion, about, exists } = subjects();
    await ingest(exists(dataset), about(dataset));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual([undefined, false]);
    await ingest(check(assertion, 10, result));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual([status, isBad]);
    await expectInOrder(assertion, dataset);
  });

  it('is that of the newest run, in whatever order runs arrive', async () => {
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

  it('ignores runs without a result', async () => {
    const { assertion, dataset, about } = subjects();
    await ingest(about(dataset), check(assertion, 10, 'FAILURE'), check(assertion, 20));
    expect(await statusOf(assertion)).toBe('FAILING');
  });

  it('is the worst one of several runs at the same time', async () => {
    const { assertion, dataset, about } = subjects();
    await ingest(about(dataset), check(assertion, 10, 'FAILURE', 'a'));
    await ingest(check(assertion, 10, 'SUCCESS', 'b'));
    expect(await statusOf(assertion)).toBe('FAILING');
    await ingest(check(assertion, 10, 'SUCCESS', 'a'));
    expect(await statusOf(assertion)).toBe('PASSING');
  });

  it('changes if a run is replaced or deleted', async () => {
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

  it('is restored if the ingestion run that wrote the newest assertion run is rolled back', async () => {
    const { assertion, dataset, about, exists } = subjects();
    const runId = unique('run');
    await ingest(exists(dataset), about(dataset), check(assertion, 10, 'SUCCESS'));
    await ingest(inRun(runId, assertion, 'assertionRunEvent', event(assertion, 20, 'FAILURE')));
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['FAILING', true]);
    await runs.rollBack(runId);
    expect([await statusOf(assertion), await fails(dataset)]).toEqual(['PASSING', false]);
    await expectInOrder(assertion, dataset);
  });

  it('is that of the aspect `assertionRunSummary` without assertion runs', async () => {
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

describe('the dataset of an assertion', () => {
  it('does not fail while the assertion is soft-deleted, and fails again after its restoration', async () => {
    const { assertion, dataset, about, exists } = subjects();
    await ingest(exists(dataset), about(dataset), check(assertion, 10, 'FAILURE'));
    await catalog.ingest(assertion, 'status', { removed: true });
    expect(await fails(dataset)).toBe(false);
    await catalog.ingest(assertion, 'status', { removed: false });
    expect(await fails(dataset)).toBe(true);
    await expectInOrder(assertion, dataset);
  });

  it('does not fail after the deletion of the assertion', async () => {
    const { assertion, dataset, about, exists } = subjects();
    await ingest(exists(dataset), about(dataset), check(assertion, 10, 'FAILURE'));
    await catalog.post('/entities?action=delete', { urn: assertion });
    expect(await fails(dataset)).toBe(false);
    await expectInOrder(dataset);
  });

  it('fails while one of several assertions fails', async () => {
    const { assertion, dataset, about, exists } = subjects();
    const second = subjects();
    await ingest(exists(dataset), about(dataset), second.about(dataset));
    await ingest(check(assertion, 10, 'FAILURE'), check(second.assertion, 10, 'FAILURE'));
    await ingest(check(assertion, 20, 'SUCCESS'));
    expect(await fails(dataset)).toBe(true);
    await ingest(check(second.assertion, 20, 'SUCCESS'));
    expect(await fails(dataset)).toBe(false);
  });

  it('changes with the aspect of the assertion that names it', async () => {
    const { assertion, dataset, other, about, exists } = subjects();
    await ingest(exists(dataset), exists(other), about(dataset), check(assertion, 10, 'FAILURE'));
    await ingest(about(other));
    expect([await fails(dataset), await fails(other)]).toEqual([false, true]);
    await expectInOrder(assertion, dataset, other);
  });

  it('keeps the field through its own writes, even if it is written last or deleted in between', async () => {
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

it('a repair derives both fields for assertion runs of older versions', async () => {
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

it('the values of hasFailingAssertions can be counted as a facet', async () => {
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

it('both fields are correct if many runs for one dataset arrive at once at two services', async () => {
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

/** A step that affects one of two assertions and one of two datasets. */
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

it('both fields are correct after any sequence of writes', async () => {
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
