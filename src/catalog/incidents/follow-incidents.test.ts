/** Applies random changes of incidents to the states of entities, and compares the summaries of the assets with the incidents. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { loadModel } from '../../model/load-model.js';
import { applyContext } from '../../../test/helpers/unit/apply-context.js';
import { aspectRules } from './aspect-rules.js';
import { applyJobs } from '../writes/apply-jobs.js';
import { currentAspect, type EntityState } from '../writes/entity-state.js';
import { newState } from '../writes/load-states.js';
import { prepareProposals } from '../writes/prepare-proposals.js';
import type { Proposal } from '../writes/types.js';

const SHIPPED = join(import.meta.dirname, '..', '..', '..', 'schemas');
// Incidents cannot be soft-deleted in the shipped model, but in a model that adds `status` to them.
const folder = mkdtempSync(join(tmpdir(), 'trellis-incidents-'));
mkdirSync(join(folder, 'entities'));
writeFileSync(
  join(folder, 'entities/incident-status.json'),
  JSON.stringify({ extends: 'incident', aspects: ['status'] }),
);
const model = loadModel([SHIPPED, folder]);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const ASSETS = ['a', 'b', 'c'].map((id) => `urn:li:chart:(looker,${id})`);
const TAG = 'urn:li:tag:t';
const INCIDENTS = ['x', 'y/~', 'z'].map((id) => `urn:li:incident:${id}`);
const [A = '', B = ''] = ASSETS;
const [X = ''] = INCIDENTS;
const ACTOR = 'urn:li:corpuser:ada';

type States = ReadonlyMap<string, EntityState>;

const absent = (): States =>
  new Map(
    [...ASSETS, TAG, ...INCIDENTS].map((text) => {
      const urn = model.parseUrn(text);
      const entity = model.getEntity(urn.entityType);
      const loaded = { existed: false, stored: new Map() };
      return [text, newState({ operation: { urn, entity }, aspects: entity.aspects }, loaded)];
    }),
  );

async function write(states: States, ...proposals: Proposal[]): Promise<States> {
  const steps = await prepareProposals(model, proposals);
  const context = applyContext(
    model,
    aspectRules.map((rule) => [rule, undefined]),
  );
  const { outcomes, states: next } = await applyJobs([{ id: 'job', actor: ACTOR, steps }], states, context);
  expect(outcomes).not.toContainEqual({ error: expect.anything() });
  return next;
}

const upsert = (urn: string, aspectName: string, value: object): Proposal => ({
  ...{ urn, aspectName, changeType: 'UPSERT', value: JSON.stringify(value) },
});
const info = (entities: readonly string[], parts: object = {}) => ({
  type: 'SQL',
  entities,
  status: { state: 'ACTIVE', lastUpdated: { time: 9, actor: ACTOR } },
  created: { time: 7, actor: ACTOR },
  ...parts,
});
const resolved = { status: { state: 'RESOLVED', lastUpdated: { time: 9, actor: ACTOR } } };
const incident = (urn: string, entities: readonly string[], parts?: object) =>
  upsert(urn, 'incidentInfo', info(entities, parts));
const asset = (urn: string) => upsert(urn, 'globalTags', { tags: [] });
const deletion = (urn: string, aspectName: string): Proposal => ({ urn, aspectName, changeType: 'DELETE' });
const existing = () => write(absent(), ...ASSETS.map(asset));

function value(states: States, urn: string, aspect: string): any {
  return JSON.parse(currentAspect(states.get(urn)!, aspect)?.text ?? '{}');
}

const listed = (states: States, urn: string) => {
  const { activeIncidentDetails: active = [], resolvedIncidentDetails: done = [] } = value(
    states,
    urn,
    'incidentsSummary',
  );
  return { active: active.map(({ urn }: any) => urn), resolved: done.map(({ urn }: any) => urn) };
};

it('each summary lists the incidents of its asset once, by their last state', async () => {
  const change = fc.record({
    urn: fc.constantFrom(...INCIDENTS),
    entities: fc.subarray(ASSETS),
    parts: fc.constantFrom({}, resolved, 'no info' as const, 'deleted' as const),
  });
  const proposed = ({ urn, entities, parts }: any): Proposal => {
    if (parts === 'deleted') return deletion(urn, 'incidentKey');
    return parts === 'no info' ? deletion(urn, 'incidentInfo') : incident(urn, entities, parts);
  };
  const batches = fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(batches, async (given) => {
      let states = await existing();
      for (const batch of given) states = await write(states, ...batch.map(proposed));
      for (const urn of ASSETS) {
        const about = (state: string) =>
          INCIDENTS.filter((each) => {
            const { entities = [], status } = value(states, each, 'incidentInfo');
            return entities.includes(urn) && status.state === state;
          });
        const { active, resolved: done } = listed(states, urn);
        expect([[...active].sort(), [...done].sort()]).toEqual([about('ACTIVE'), about('RESOLVED')]);
      }
    }),
    { numRuns: 50 },
  );
});

it('a batch changes each summary once, also of an asset that it creates afterwards', async () => {
  const states = await write(absent(), ...INCIDENTS.map((urn) => incident(urn, [A])), asset(A));
  expect(listed(states, A)).toEqual({ active: INCIDENTS, resolved: [] });
  expect(currentAspect(states.get(A)!, 'incidentsSummary')?.meta.version).toBe(1);
});

it('an incident creates no asset, and other types have no summary', async () => {
  const states = await write(
    absent(),
    asset(B),
    upsert(TAG, 'status', { removed: false }),
    incident(X, [A, B, TAG]),
  );
  expect(states.get(A)?.exists).toBe(false);
  expect(listed(states, B).active).toEqual([X]);
  expect(currentAspect(states.get(TAG)!, 'incidentsSummary')).toBeUndefined();
});

it('a summary that a client writes stays until an incident of the asset changes', async () => {
  const entry = { urn: INCIDENTS[1]!, type: 'SQL', createdAt: 1 };
  const own = { activeIncidentDetails: [entry], resolvedIncidentDetails: [] };
  const before = await write(await existing(), incident(X, [A]));
  const written = await write(before, upsert(A, 'incidentsSummary', own));
  const same = await write(written, incident(X, [A]), asset(A));
  expect(value(same, A, 'incidentsSummary')).toEqual(own);
  const changed = await write(same, incident(X, [A], { title: 'Late' }));
  expect(listed(changed, A)).toEqual({ active: [entry.urn, X], resolved: [] });
});

it('a summary stays as a batch writes it after an incident, and follows an incident that the batch writes after it', async () => {
  const entry = { urn: X, type: 'FRESHNESS', createdAt: 1 };
  const own = upsert(A, 'incidentsSummary', { activeIncidentDetails: [entry], resolvedIncidentDetails: [] });
  const kept = await write(await existing(), incident(X, [A]), own);
  expect(value(kept, A, 'incidentsSummary').activeIncidentDetails).toEqual([entry]);
  const followed = await write(await existing(), own, incident(X, [A]));
  const expected = { urn: X, type: 'SQL', createdAt: 7 };
  expect(value(followed, A, 'incidentsSummary').activeIncidentDetails).toEqual([expected]);
});

it('a soft-deleted incident is listed again when it is restored', async () => {
  const status = (removed: boolean) => upsert(X, 'status', { removed });
  const deleted = await write(await existing(), incident(X, [A]), status(true));
  expect(listed(deleted, A)).toEqual({ active: [], resolved: [] });
  const moved = await write(deleted, incident(X, [B]));
  expect(listed(moved, B)).toEqual({ active: [], resolved: [] });
  const restored = await write(moved, status(false));
  expect([A, B].map((urn) => listed(restored, urn).active)).toEqual([[], [X]]);
});

it('the change of a summary belongs to the run of the incident', async () => {
  const systemMetadata = { runId: 'load' };
  const states = await write(await existing(), { ...incident(X, [A]), systemMetadata });
  expect(currentAspect(states.get(A)!, 'incidentsSummary')?.meta.systemMetadata).toMatchObject(
    systemMetadata,
  );
});

it.each([
  [{ type: 'CUSTOM', customType: 'Smell' }, { type: 'Smell' }],
  [{ type: 'CUSTOM' }, { type: 'CUSTOM' }],
  [{ type: 'SQL', customType: 'Smell' }, { type: 'SQL' }],
  [
    { type: 'SQL', priority: 0 },
    { type: 'SQL', priority: 0 },
  ],
])('an entry contains the type and priority of %j', async (parts, expected) => {
  const details = { urn: X, createdAt: 7, ...expected };
  const active = await write(await existing(), incident(X, [A], parts));
  expect(value(active, A, 'incidentsSummary').activeIncidentDetails).toEqual([details]);
  const done = await write(active, incident(X, [A], { ...parts, ...resolved }));
  expect(value(done, A, 'incidentsSummary').resolvedIncidentDetails).toEqual([{ ...details, resolvedAt: 9 }]);
});
