import { refusal } from '../../../test/helpers/unit/refusal.js';
import { parseUrnSyntax } from '../../model/urn.js';
import { checkStage, type Stage } from './check-stage.js';

const stage = (id: string) => `urn:li:lifecycleStageType:${id}`;
const [draft, live, none] = [stage('draft'), stage('live'), stage('__NONE__')];
const entity = parseUrnSyntax('urn:li:tag:a');
const check = (from: string | undefined, to: string | undefined, known: Stage | undefined) => () => {
  const [stored, proposed] = [from, to].map((urn) => (urn === undefined ? {} : { lifecycleStage: urn }));
  checkStage({ entity, proposed: proposed!, stored }, () => known);
};
const after = (...allowedPreviousStages: string[]): Stage => ({
  transitionPolicy: { allowedPreviousStages },
});

it.each<[string, string | undefined, string | undefined, Stage | undefined]>([
  ['stays in its stage, whatever the stage says', live, live, after()],
  ['stays in a stage that has lost its description', live, live, undefined],
  ['leaves all stages', live, undefined, undefined],
  ['enters a stage without rules', undefined, live, {}],
  ['enters a stage without a description', undefined, live, undefined],
  ['enters a stage for its type', draft, live, { entityTypes: ['dataset', 'tag'] }],
  ['enters a stage from an allowed one', draft, live, after(draft)],
  ['enters a stage without coming from one', undefined, live, after(none)],
])('an entity %s', (_name, from, to, known) => {
  expect(check(from, to, known)).not.toThrow();
});

it.each<[string, string | undefined, Stage]>([
  ['for other types', undefined, { entityTypes: ['dataset'] }],
  ['that cannot be reached from its own', draft, after(none)],
  ['that cannot be reached without another one before', undefined, after(draft)],
  ['that cannot be reached at all', undefined, after()],
])('an entity cannot enter a stage %s', (_name, from, known) => {
  expect(check(from, live, known)).toThrow(refusal('INVALID_ASPECT', { path: '/lifecycleStage' }));
});
