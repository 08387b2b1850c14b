/** Writes of personal entities that somebody else creates between the decision and the write. */
import { accessModel } from '../../../test/helpers/unit/small-access-model.js';
import { putStep } from '../../../test/helpers/unit/put-step.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { CatalogError } from '../../core/errors.js';
import type { Proposal } from '../../catalog/writes/types.js';
import type { PutStep, WriteStep } from '../../catalog/writes/write-steps.js';
import { changesOf } from './policies/indexed-changes.js';
import { writeAsDecided } from './write-as-decided.js';
import { requireChanges, type RequirementDeps } from './write-requirements.js';

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

it('the view of somebody else is not replaced', async () => {
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
