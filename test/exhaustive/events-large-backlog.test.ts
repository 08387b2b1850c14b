/** Several thousand changes that nobody has followed yet are numbered 2,000 at a time, and all of them are delivered in order. */
import { datasetUrn, proposal, startCatalog, unique } from '../helpers/catalog.js';
import { endOfLog } from '../helpers/event-log.js';
import { MAX_CHANGES } from '../../src/catalog/events/number-changes.js';

const BACKLOG = 2 * MAX_CHANGES + 500;
const BATCH = 500;

it('delivers a backlog that is longer than one numbering transaction', async () => {
  const catalog = await startCatalog();
  const start = await endOfLog((path) => catalog.get(path));
  const name = unique('backlog');
  const urns = Array.from({ length: BACKLOG }, (_, index) =>
    datasetUrn(`${name}_${String(index).padStart(5, '0')}`),
  );
  for (let first = 0; first < BACKLOG; first += BATCH) {
    const batch = urns.slice(first, first + BATCH).map((urn) => proposal(urn, 'status', { removed: false }));
    expect((await catalog.ingestBatch(batch)).status).toBe(200);
  }
  catalog.takeStatements();
  const delivered: string[] = [];
  for (let offset = start; delivered.length < BACKLOG;) {
    const { status, text, json } = await catalog.get(
      `/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&offsetId=${offset}&limit=5000&pollTimeoutSeconds=0`,
    );
    if (status !== 200) throw new Error(text);
    const events: { entityUrn: string; aspectName: string }[] = json.events.map(
      ({ value }: { value: string }) => JSON.parse(value) as object,
    );
    const own = events.filter(
      ({ entityUrn, aspectName }) => aspectName === 'status' && entityUrn.includes(name),
    );
    delivered.push(...own.map(({ entityUrn }) => entityUrn));
    offset = json.offsetId;
  }
  expect(delivered).toEqual(urns);
  const numbered = catalog
    .takeStatements()
    .filter(({ text }) => text.includes('SET change.sequence'))
    .map(({ parameters }) => (parameters['rows'] as unknown[]).length);
  expect(Math.max(...numbered)).toBe(MAX_CHANGES);
}, 240_000);
