/** A check reports nothing after random writes and rollbacks, and nothing while others write. */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { checkGraph, type Checked } from '../helpers/api/checks.js';
import { openCatalog } from '../helpers/api/suite.js';
import { unique, type TestCatalog } from '../helpers/catalog.js';
import { proposalsOf, step, world, type Step } from './random-steps.js';

const catalogs = [await openCatalog(), await openCatalog()];
const WRITERS = 8;

interface Action extends Step {
  /** The run of the writes; none for 0. */
  readonly run: number;
  /** Whether the run is rolled back after the writes. */
  readonly undo: boolean;
}

const action: fc.Arbitrary<Action> = fc
  .tuple(step, fc.nat(3), fc.nat(9))
  .map(([each, run, undo]) => ({ ...each, run, undo: undo === 0 }));

/** Performs the actions one after the other. */
async function perform(actions: readonly Action[], name: string): Promise<void> {
  const place = world(name);
  for (const each of actions) {
    const catalog = catalogs[each.client % catalogs.length]!;
    const runId = `${name}_run${each.run}`;
    const proposals = proposalsOf(place, each).map((proposal) =>
      each.run === 0 ? proposal : { ...proposal, systemMetadata: { runId } },
    );
    const answers = [await catalog.ingestBatch(proposals)];
    if (each.undo) answers.push(await catalog.post('/runs?action=rollback', { runId, safe: true }));
    if (each.undo && each.seed % 4 === 0)
      answers.push(await catalog.post('/entities?action=delete', { urn: place.urns[each.entity] }));
    for (const { status, text } of answers)
      if (status >= 500) throw new Error(`${text} ${errorsOf(catalog)}`);
  }
}

/** The service logs the cause of a 500. */
function errorsOf({ log }: TestCatalog): string {
  return inspect(log.filter(({ level }) => level === 'error').at(-1));
}

const found = ({ violations, examples }: Checked) => [violations, examples];

it('a check reports nothing after random writes, deletions and rollbacks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 50 }), async (actions) => {
      const name = unique('chk').replace('_', '');
      const clients = [0, 1, 2, 3].map((client) => actions.filter((each) => each.client === client));
      await Promise.all(clients.map((own) => perform(own, name)));
      expect(found(await checkGraph(catalogs[0]!, name))).toEqual([{}, []]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 240_000);

it('a check reports nothing while eight writers write, delete and roll back', async () => {
  const name = unique('chk').replace('_', '');
  const state = { writing: true };
  const writers = Array.from({ length: WRITERS }, (_, seed) =>
    perform(fc.sample(action, { numRuns: 30, seed: seed + Date.now() }), name),
  );
  const done = Promise.all(writers).finally(() => (state.writing = false));
  let checks = 0;
  for (; state.writing; checks += 1) {
    const more = { limit: 3, fix: checks % 2 === 1 };
    expect(found(await checkGraph(catalogs[checks % 2]!, name, more))).toEqual([{}, []]);
  }
  await done;
  expect(checks).toBeGreaterThan(0);
  expect(found(await checkGraph(catalogs[0]!, name))).toEqual([{}, []]);
}, 240_000);
