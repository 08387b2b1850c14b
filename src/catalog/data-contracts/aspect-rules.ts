import { CatalogError } from '../../core/errors.js';
import type { MetadataModel } from '../../model/types.js';
import type { AspectRule, FindState } from '../writes/aspect-rule.js';
import { aspectValue } from '../writes/entity-state.js';
import type { LoadContext, LockTarget } from '../writes/load-states.js';
import type { PutStep, WriteStep } from '../writes/write-steps.js';

// Concurrent requests create one contract for a dataset: which contracts exist is read while the dataset is locked.

export const CONTRACT_PROPERTIES = 'dataContractProperties';

/** By dataset: its contracts, and those that the transaction may create for it. */
type KnownContracts = ReadonlyMap<string, ReadonlySet<string>>;

/** Contracts that were created as the only one of their dataset stay the only one. */
const soleContractRule: AspectRule<KnownContracts> = {
  aspects: [CONTRACT_PROPERTIES],
  locks: (steps, { model }) => Promise.resolve({ known: new Map(), entities: contractLocks(steps, model) }),
  reads: readContracts,
  complete: ({ step, payload }, { known, find }) => {
    if (step.kind === 'put') checkSoleContract(step, known, find);
    return payload;
  },
};

type NewContract = PutStep & { readonly soleContractOf: string };

function newContracts(steps: readonly WriteStep[]): NewContract[] {
  return steps.filter(
    (step): step is NewContract => step.kind === 'put' && step.soleContractOf !== undefined,
  );
}

/** Returns the datasets of new contracts. */
function contractLocks(steps: readonly WriteStep[], model: MetadataModel): LockTarget[] {
  return newContracts(steps).map(({ soleContractOf }) => {
    const urn = model.parseUrn(soleContractOf);
    const entity = model.getEntity(urn.entityType);
    return { kind: 'point', urn, entity, aspect: model.getAspect(entity.keyAspect) };
  });
}

/** Sends one statement if a step creates a contract on that condition, otherwise none. */
async function readContracts(
  steps: readonly WriteStep[],
  { run, load }: LoadContext,
): Promise<KnownContracts> {
  const created = newContracts(steps);
  if (created.length === 0) return new Map();
  const known = new Map<string, Set<string>>();
  for (const { soleContractOf, urn } of created)
    known.set(soleContractOf, (known.get(soleContractOf) ?? new Set()).add(urn.text));
  const rows = await run(load('data-contracts/list-contracts'), { urns: [...known.keys()] });
  for (const { urn, contracts } of rows) for (const contract of contracts) known.get(urn)?.add(contract);
  return known;
}

/** @throws PRECONDITION_FAILED if the dataset has another contract after the steps so far */
function checkSoleContract(
  { soleContractOf: dataset, urn, index }: PutStep,
  known: KnownContracts,
  find: FindState,
): void {
  if (dataset === undefined) return;
  const isOfDataset = (contract: string): boolean => {
    const state = find(contract);
    if (state === undefined || (state.exists && !state.readAspects.has(CONTRACT_PROPERTIES))) return true;
    return state.exists && aspectValue(state.aspects.get(CONTRACT_PROPERTIES))?.['entity'] === dataset;
  };
  const other = [...(known.get(dataset) ?? [])].find((each) => each !== urn.text && isOfDataset(each));
  if (other === undefined) return;
  const rule = 'the only contract of the dataset';
  throw new CatalogError('PRECONDITION_FAILED', `${dataset} has another contract`, { index, rule });
}

export const aspectRules = [soleContractRule];
