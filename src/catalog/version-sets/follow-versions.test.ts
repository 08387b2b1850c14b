/** Applies random writes of versions to the states of entities, and checks every version set after each of them. */
import { join } from 'node:path';
import fc from 'fast-check';
import { loadModel } from '../../model/load-model.js';
import type { MetadataModel } from '../../model/types.js';
import { applyContext } from '../../../test/helpers/unit/apply-context.js';
import { aspectRules } from './aspect-rules.js';
import { applyJobs } from '../writes/apply-jobs.js';
import type { AspectRule } from '../writes/aspect-rule.js';
import type { JobOutcome } from '../writes/write-steps.js';
import { currentAspect, type EntityState } from '../writes/entity-state.js';
import { newState } from '../writes/load-states.js';
import { prepareProposals } from '../writes/prepare-proposals.js';
import type { Proposal } from '../writes/types.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';

const SCHEMAS = [join(import.meta.dirname, '..', '..', '..', 'schemas')];
const model = loadModel(SCHEMAS);
const table = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const TABLES = ['a', 'b', 'c', 'd'].map(table);
const SETS = ['x', 'y'].map((id) => `urn:li:versionSet:(${id},dataset)`);
const [A = '', B = ''] = TABLES;
const [X = '', Y = ''] = SETS;

const [versionRule] = aspectRules as [AspectRule];

type States = ReadonlyMap<string, EntityState>;

function absent(): States {
  return new Map(
    [...TABLES, ...SETS].map((text) => {
      const urn = model.parseUrn(text);
      const entity = model.getEntity(urn.entityType);
      const state = newState(
        { operation: { urn, entity }, aspects: entity.aspects },
        { existed: false, stored: new Map() },
      );
      return [text, state];
    }),
  );
}

const version = (urn: string, versionSet: string, sortId: string, more: object = {}): Proposal => ({
  urn,
  aspectName: 'versionProperties',
  changeType: 'UPSERT',
  value: JSON.stringify({ versionSet, version: { versionTag: `${urn}${sortId}` }, sortId, ...more }),
});
const removal = (urn: string, aspectName: string): Proposal => ({ urn, aspectName, changeType: 'DELETE' });
const latestOf = (urn: string, latest: string): Proposal => ({
  urn,
  aspectName: 'versionSetProperties',
  changeType: 'UPSERT',
  value: JSON.stringify({ latest, versioningScheme: 'LEXICOGRAPHIC_STRING' }),
});

const write = (states: States, ...proposals: Proposal[]) => writeBy(model, states, ...proposals);

async function writeBy(
  rules: MetadataModel,
  states: States,
  ...proposals: Proposal[]
): Promise<{ outcome: JobOutcome; states: States }> {
  const steps = await prepareProposals(rules, proposals);
  const known = { versions: new Map(), touched: TABLES, locked: new Map() };
  const { outcomes, states: next } = await applyJobs(
    [{ id: 'job', actor: 'urn:li:corpuser:a', steps }],
    states,
    applyContext(rules, [[versionRule, known]]),
  );
  return { outcome: outcomes[0]!, states: next };
}

function value(states: States, urn: string, aspect: string): any {
  const text = currentAspect(states.get(urn)!, aspect)?.text;
  return text === undefined ? undefined : JSON.parse(text);
}
const flags = (states: States) => TABLES.map((urn) => value(states, urn, 'versionProperties')?.isLatest);

/** Checks that each set with versions has exactly one latest one, and knows it. */
function expectOneLatest(states: States): void {
  for (const set of SETS) {
    const members = TABLES.filter((urn) => value(states, urn, 'versionProperties')?.versionSet === set);
    const latest = members.filter((urn) => value(states, urn, 'versionProperties').isLatest === true);
    const named = value(states, set, 'versionSetProperties')?.latest;
    expect([latest, named]).toEqual(members.length === 0 ? [[], undefined] : [[named], latest[0]]);
  }
}

const anyWrite: fc.Arbitrary<Proposal> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...TABLES), fc.constantFrom(...SETS), fc.constantFrom('1', '2', '3', '4', '5'))
      .map(([urn, set, sortId]) => version(urn, set, sortId)),
  },
  fc.constantFrom(...TABLES).map((urn) => removal(urn, 'versionProperties')),
  fc.constantFrom(...TABLES).map((urn) => removal(urn, 'datasetKey')),
  fc.tuple(fc.constantFrom(...SETS), fc.constantFrom(...TABLES)).map(([set, urn]) => latestOf(set, urn)),
);

it('each set has one latest version after any writes, and a repeated write changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyWrite, { maxLength: 15 }), async (writes) => {
      let states = absent();
      for (const each of writes) {
        const written = await write(states, each);
        expectOneLatest(written.states);
        if ('outcomes' in written.outcome && each.changeType === 'UPSERT') {
          const again = await write(written.states, each);
          expect(again.outcome).toMatchObject({ outcomes: [{ changed: false }] });
        }
        states = written.states;
      }
    }),
    { numRuns: 300 },
  );
}, 60_000);

it('writes of one request have the same effect as one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyWrite, { maxLength: 10 }), async (writes) => {
      let states = absent();
      const accepted: Proposal[] = [];
      for (const each of writes) {
        const written = await write(states, each);
        if ('outcomes' in written.outcome) accepted.push(each);
        states = written.states;
      }
      const together = await write(absent(), ...accepted);
      expect(together.outcome).toHaveProperty('outcomes');
      for (const urn of TABLES)
        expect(value(together.states, urn, 'versionProperties')).toEqual(
          value(states, urn, 'versionProperties'),
        );
      expectOneLatest(together.states);
    }),
    { numRuns: 200 },
  );
}, 60_000);

it('after versions were only added, the latest one is the greatest', async () => {
  const order = fc.shuffledSubarray(['1', '10', '9', 'Z', 'a'], { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(order, fc.boolean(), async (sortIds, together) => {
      const writes = TABLES.map((urn, index) => version(urn, X, sortIds[index]!));
      let states = absent();
      if (together) states = (await write(states, ...writes)).states;
      else for (const each of writes) states = (await write(states, each)).states;
      const greatest = sortIds.indexOf([...sortIds].sort().at(-1)!);
      expect(value(states, X, 'versionSetProperties')).toEqual({
        latest: TABLES[greatest],
        versioningScheme: 'LEXICOGRAPHIC_STRING',
      });
      expect(flags(states).indexOf(true)).toBe(greatest);
      expectOneLatest(states);
    }),
  );
});

it('a lower version has no flag, a replaced one has false', async () => {
  const { states } = await write(absent(), version(A, X, '5'), version(B, X, '3'));
  expect(flags(states)).toEqual([true, undefined, undefined, undefined]);
  const next = await write(states, version(table('c'), X, '6'));
  expect(flags(next.states)).toEqual([false, undefined, true, undefined]);
});

it('the next lower version follows a latest one that is removed, deleted or moved to another set', async () => {
  const { states } = await write(absent(), version(A, X, '1'), version(B, X, '2'));
  for (const each of [removal(B, 'versionProperties'), removal(B, 'datasetKey'), version(B, Y, '2')]) {
    const { states: after } = await write(states, each);
    expect(value(after, X, 'versionSetProperties').latest).toBe(A);
    expect(value(after, A, 'versionProperties').isLatest).toBe(true);
  }
});

it('changes of other entities belong to the run of the write', async () => {
  const first = await write(absent(), version(A, X, '1'));
  const systemMetadata = { runId: 'r' };
  const { states } = await write(first.states, { ...version(B, X, '2'), systemMetadata });
  for (const urn of [A, X]) expect(states.get(urn)?.changes.at(-1)).toMatchObject({ runId: 'r' });
});

const refused = (member: string) => ({ error: refusal('INVALID_ASPECT', { path: `/${member}`, index: 0 }) });

it.each<[string, Proposal, string]>([
  ['a flag that is not stored', version(B, X, '2', { isLatest: true }), 'isLatest'],
  ['a flag that contradicts the stored one', version(A, X, '1', { isLatest: false }), 'isLatest'],
  ['a set of another type', version(B, 'urn:li:versionSet:(z,mlModel)', '2'), 'versionSet'],
  [
    'another scheme than the set has',
    version(B, X, '2', { versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB' }),
    'versioningScheme',
  ],
  ['a sort id that is taken', version(B, X, '1'), 'sortId'],
  ['a label that is taken', version(B, X, '2', { version: { versionTag: `${A}1` } }), 'version'],
  ['a latest version that is none', latestOf(X, B), 'latest'],
])('%s is refused', async (_, proposal, member) => {
  const { states } = await write(absent(), version(A, X, '1'));
  expect((await write(states, proposal)).outcome).toMatchObject(refused(member));
});

it('a version that is read and written again with its flag is accepted', async () => {
  const { states } = await write(absent(), version(A, X, '1'), version(B, X, '0'));
  const again = await write(
    states,
    version(A, X, '1', { isLatest: true }),
    version(B, X, '0', { isLatest: false }),
  );
  expect(again.outcome).toMatchObject({ outcomes: [{ changed: false }, { changed: false }] });
});

it('a restated version may have any flag, and gets the right one', async () => {
  const restated = { ...version(A, X, '1', { isLatest: false }), changeType: 'RESTATE' as const };
  expect(flags((await write(absent(), restated)).states)[0]).toBe(true);
});

it('unknown fields of stored versions are reported once, and block nothing if they are refused later', async () => {
  const { outcome, states } = await write(absent(), version(A, X, '1', { newField: 1 }));
  const unknownFields = [{ place: 'versionProperties.newField', field: 'versionProperties.newField' }];
  expect(outcome).toMatchObject({ outcomes: [{ unknownFields }] });
  const strict = loadModel(SCHEMAS, { unknownFields: 'refuse' });
  const next = await writeBy(strict, states, version(B, X, '2'));
  expect(next.outcome).toHaveProperty('outcomes');
  expect(value(next.states, A, 'versionProperties')).toMatchObject({ newField: 1, isLatest: false });
});

it('generated sort ids have eight letters, except for the first version', async () => {
  const versioningScheme = 'ALPHANUMERIC_GENERATED_BY_DATAHUB';
  const { states } = await write(absent(), version(A, X, '0001', { versioningScheme }));
  const second = (sortId: string) => write(states, version(B, X, sortId, { versioningScheme }));
  expect((await second('0002')).outcome).toMatchObject(refused('sortId'));
  expect((await second('AAAAAAAB')).outcome).toHaveProperty('outcomes');
  const greatest = await second('ZZZZZZZZ');
  const renamed = version(B, X, 'ZZZZZZZZA', { versioningScheme });
  expect((await write(greatest.states, renamed)).outcome).toMatchObject(refused('sortId'));
});

it('the versioning scheme of a set does not change', async () => {
  const { states } = await write(absent(), version(A, X, '1'));
  const other = {
    ...latestOf(X, A),
    value: JSON.stringify({ latest: A, versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB' }),
  };
  expect((await write(states, other)).outcome).toMatchObject(refused('versioningScheme'));
});
