/** The order of the checks and of the write. The permissions themselves are tested in `write-requirements.test.ts`. */
import { putStep } from '../../../test/helpers/unit/put-step.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { accessModel } from '../../../test/helpers/unit/small-access-model.js';
import type { StepWriter } from '../../catalog/writes/catalog-writer.js';
import type { CatalogWriter, Proposal } from '../../catalog/writes/types.js';
import type { PutStep, WriteStep } from '../../catalog/writes/write-steps.js';
import { CatalogError } from '../../core/errors.js';
import { NO_REQUEST } from '../../core/request-facts.js';
import { ROOT_USER } from '../auth-deps.js';
import { changesOf } from './policies/changes.js';
import type { ScopedCatalog } from './readers.js';
import { sessionWriter, writeAsDecided, type SessionWriterDeps } from './session-writer.js';
import { requireChanges, type RequirementDeps } from './write-requirements.js';

const [visible, hidden, missing] = ['urn:li:tag:seen', 'urn:li:tag:hidden', 'urn:li:tag:none'];
const INVALID = 'invalid';
const context = { actor: ROOT_USER, facts: NO_REQUEST };
const unknownFields = [{ place: 'tagProperties.newer', field: 'TagProperties.newer' }];

const namesOf = (existing: readonly string[]) => (urns: readonly string[]) =>
  Promise.resolve(new Map(urns.filter((urn) => existing.includes(urn)).map((urn) => [urn, ''])));

function open({ isRestricted = true } = {}) {
  const calls: string[] = [];
  const reported: unknown[] = [];
  const method = (name: string, answer: unknown) => () => {
    calls.push(name);
    return Promise.resolve(answer);
  };
  const rows = { rows: 0, timeseriesRows: 0 };
  const writer = {
    prepare: async (proposals: readonly Proposal[]) => {
      if (proposals.some(({ aspectName }) => aspectName === INVALID))
        throw new CatalogError('INVALID_ASPECT', 'x', { index: 0 });
      return Promise.resolve(proposals.map(putStep));
    },
    writeSteps: method('write', [{ changed: false, unknownFields }]),
    deleteEntity: method('deleteEntity', rows),
    deletePoints: method('deletePoints', rows),
    deleteReferences: method('deleteReferences', { references: [], kept: [], total: 0, totalKept: 0 }),
    deleteByRegistry: method('deleteByRegistry', {}),
    rollBack: method('rollBack', {}),
  } as unknown as StepWriter;
  const scoped = { readers: { entities: { findNames: namesOf([visible]) } } } as unknown as ScopedCatalog;
  const scope = {
    scopedCatalog: () => Promise.resolve(isRestricted ? scoped : undefined),
    requireFullScope: () => (isRestricted ? Promise.reject(new Error('a part')) : Promise.resolve()),
  };
  const deps = {
    ...{ model: accessModel, writer, entities: { findEntities: () => Promise.resolve([]) } },
    audit: { info: () => undefined },
    decisions: {
      findPrivilegedPrincipals: () => Promise.resolve(new Set()),
      require: (_: string, [{ index } = { index: 0 }]: readonly { index: number }[]) =>
        Promise.reject(new CatalogError('FORBIDDEN', 'refused', { index })),
    },
  } as unknown as SessionWriterDeps;
  const entities = { findNames: namesOf([visible, hidden]) };
  const onUnknownFields = (fields: unknown) => void reported.push(fields);
  return { calls, reported, session: sessionWriter(deps, { scope, entities, onUnknownFields }) };
}

const put = (urn: string): Proposal => ({
  ...{ urn, aspectName: 'tagProperties', changeType: 'UPSERT', value: { name: 'a' } },
});

/** All methods that change an entity. */
const METHODS: [string, (session: CatalogWriter, urn: string) => Promise<unknown>][] = [
  ['write', (session, urn) => session.write([put(urn)], context)],
  ['deleteEntity', (session, urn) => session.deleteEntity(urn, context)],
  ['deletePoints', (session, urn) => session.deletePoints({ urn, aspectName: 'operation' }, context)],
  ['deleteReferences', (session, urn) => session.deleteReferences(urn, context)],
];

describe.each(METHODS)('%s', (name, change) => {
  it('refuses a hidden entity, and writes nothing', async () => {
    const { calls, session } = open();
    await expect(change(session, hidden)).rejects.toThrow(refusal('FORBIDDEN', { urn: hidden, index: 0 }));
    expect(calls).toEqual([]);
  });

  it('passes on visible and missing entities', async () => {
    for (const urn of [visible, missing]) {
      const { calls, session } = open();
      await change(session, urn);
      expect([urn, calls.at(-1)]).toEqual([urn, name]);
    }
  });

  it('refuses what is no URN of the model', async () => {
    for (const [urn, code] of [
      ['no URN', 'INVALID_URN'],
      ['urn:li:spoon:x', 'UNKNOWN_ENTITY'],
    ] as const) {
      const { calls, session } = open();
      await expect(change(session, urn)).rejects.toThrow(refusal(code));
      expect(calls).toEqual([]);
    }
  });

  it('passes on everything with the full scope', async () => {
    const { calls, session } = open({ isRestricted: false });
    await change(session, hidden);
    expect(calls).toEqual([name]);
  });
});

it('a dry run of the removal of references changes nothing, so it needs no permission', async () => {
  const { calls, session } = open();
  const person = { actor: 'urn:li:corpuser:ann', facts: NO_REQUEST, dryRun: true };
  expect(await session.deleteReferences(hidden, person)).toMatchObject({ total: 0 });
  expect(calls).toEqual(['deleteReferences']);
});

it('names the first hidden entity of a batch', async () => {
  const { calls, session } = open();
  const batch = [visible, missing, hidden, hidden].map((urn) => put(urn));
  await expect(session.write(batch, context)).rejects.toThrow(
    refusal('FORBIDDEN', { urn: hidden, index: 2 }),
  );
  expect(calls).toEqual([]);
});

it('writes an empty batch', async () => {
  const { calls, session } = open();
  await session.write([], context);
  expect(calls).toEqual(['write']);
});

it('undoing writes requires the full scope', async () => {
  const calls: [string, (session: CatalogWriter) => Promise<unknown>][] = [
    [
      'deleteByRegistry',
      (session) => session.deleteByRegistry('unknownRegistry', { ...context, dryRun: true }),
    ],
    ['rollBack', (session) => session.rollBack({ runId: 'a', dryRun: true }, context)],
  ];
  for (const [name, call] of calls) {
    const part = open();
    await expect(call(part.session)).rejects.toThrow('a part');
    expect(part.calls).toEqual([]);
    const whole = open({ isRestricted: false });
    await call(whole.session);
    expect(whole.calls).toEqual([name]);
  }
});

it('tells somebody without the permission so before what is wrong with a proposal', async () => {
  const { calls, session } = open();
  const person = { actor: 'urn:li:corpuser:ann', facts: NO_REQUEST };
  const wrong = { ...put(visible), aspectName: INVALID };
  await expect(session.write([wrong], person)).rejects.toThrow(refusal('FORBIDDEN', { index: 0 }));
  await expect(session.write([wrong], context)).rejects.toThrow(refusal('INVALID_ASPECT'));
  expect(calls).toEqual([]);
});

it('reports the unknown fields of what it stores', async () => {
  const { reported, session } = open();
  await session.write([put(visible)], context);
  expect(reported).toEqual([unknownFields]);
});

// Writes of personal entities that another user creates between the decision and the write.

const ANN = 'urn:li:corpuser:ann';
const BOB = 'urn:li:corpuser:bob';
const VIEW = 'urn:li:dataHubView:v';
const infoOf = (actor: string) => ({ type: 'PERSONAL', created: { time: 1, actor } });

/** @param overtakenBy the user who creates the view before the first attempt is stored */
function setUp(overtakenBy: string) {
  let holder: string | undefined;
  const attempts: (readonly PutStep[])[] = [];
  const deps = {
    model: accessModel,
    entities: {
      findEntities: (urns: readonly string[]) => {
        const text = holder === undefined ? undefined : JSON.stringify(infoOf(holder));
        const aspects = new Map([['dataHubViewInfo', { text }]]);
        return Promise.resolve(urns.map((urn) => (text === undefined ? undefined : { urn, aspects })));
      },
    },
    decisions: {
      findPrivilegedPrincipals: () => Promise.resolve(new Set()),
      require: (_: string, { length }: readonly unknown[]) =>
        length === 0 ? Promise.resolve() : Promise.reject(new CatalogError('FORBIDDEN', 'refused')),
    },
  } as unknown as RequirementDeps;
  const store = (steps: readonly WriteStep[]) => {
    attempts.push(steps as PutStep[]);
    holder ??= overtakenBy;
    const index = (steps as PutStep[]).findIndex(({ ifVersion }) => ifVersion === 0);
    if (index < 0) return Promise.resolve([]);
    return Promise.reject(new CatalogError('PRECONDITION_FAILED', 'it exists', { index }));
  };
  const send = (parts: Partial<Proposal> = {}) => {
    const value = infoOf(ANN);
    const aspectName = 'dataHubViewInfo';
    const proposal: Proposal = { urn: VIEW, aspectName, changeType: 'UPSERT', value, ...parts };
    const steps = [proposal, proposal].map(putStep);
    return writeAsDecided(steps, { decide: () => requireChanges(deps, changesOf(steps), ANN), store });
  };
  return { attempts, send };
}

it('refuses to replace a view that another user created', async () => {
  const { attempts, send } = setUp(BOB);
  await expect(send()).rejects.toThrow(refusal('FORBIDDEN'));
  expect(attempts).toHaveLength(1);
});

it('the view that the same user has created is replaced, without a condition', async () => {
  const { attempts, send } = setUp(ANN);
  await expect(send()).resolves.toEqual([]);
  expect(attempts.map((steps) => steps.map(({ ifVersion }) => ifVersion))).toEqual([
    [0, undefined],
    [undefined, undefined],
  ]);
});

it('a condition of the client stays, and its failure is reported', async () => {
  const { attempts, send } = setUp(ANN);
  await expect(send({ ifVersion: 0 })).rejects.toThrow(refusal('PRECONDITION_FAILED'));
  expect(attempts).toHaveLength(1);
});
