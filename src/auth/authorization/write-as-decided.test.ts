/** Writes of personal entities that somebody else creates between the decision and the write. */
import { NO_REQUEST } from '../../core/request-facts.js';
import { accessModel } from '../../../test/helpers/unit/small-access-model.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { CatalogError } from '../../core/errors.js';
import type { CatalogWriter, Proposal } from '../../catalog/writes/types.js';
import { writeAsDecided } from './write-as-decided.js';
import type { RequirementDeps } from './write-requirements.js';

const ANN = 'urn:li:corpuser:ann';
const BOB = 'urn:li:corpuser:bob';
const VIEW = 'urn:li:dataHubView:v';
const infoOf = (actor: string) => ({ type: 'PERSONAL', created: { time: 1, actor } });

/** @param overtakenBy the user who creates the view before the first attempt is stored */
function setUp(overtakenBy: string) {
  let holder: string | undefined;
  const attempts: (readonly Proposal[])[] = [];
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
  const write: CatalogWriter['write'] = (proposals) => {
    attempts.push(proposals);
    holder ??= overtakenBy;
    const index = proposals.findIndex(({ ifVersion }) => ifVersion === 0);
    if (index < 0) return Promise.resolve([]);
    return Promise.reject(new CatalogError('PRECONDITION_FAILED', 'it exists', { index }));
  };
  const send = (parts: Partial<Proposal> = {}) => {
    const value = JSON.stringify(infoOf(ANN));
    const aspectName = 'dataHubViewInfo';
    const proposal: Proposal = { urn: VIEW, aspectName, changeType: 'UPSERT', value, ...parts };
    return writeAsDecided({ write } as CatalogWriter, deps, {
      proposals: [proposal, proposal],
      context: { actor: ANN, facts: NO_REQUEST },
    });
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
  expect(attempts.map((proposals) => proposals.map(({ ifVersion }) => ifVersion))).toEqual([
    [0, undefined],
    [undefined, undefined],
  ]);
});

it('a condition of the client stays, and its failure is reported', async () => {
  const { attempts, send } = setUp(ANN);
  await expect(send({ ifVersion: 0 })).rejects.toThrow(refusal('PRECONDITION_FAILED'));
  expect(attempts).toHaveLength(1);
});
