/** Creates and replaces data contracts. A dataset has one contract at most. */
import { createHash } from 'node:crypto';
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { newUrn } from '../commands/entity-commands.js';
import { omitNullish, type Optional } from '../commands/command-input.js';
import { readUrn, requireEntities, hideUrnInRefusal } from '../commands/require-entities.js';
import { storeUnchanged } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import { CONTRACT_PROPERTIES as PROPERTIES } from './aspect-rules.js';

const ENTITY_TYPE = 'dataContract';
const STATUS = 'dataContractStatus';

interface Guarantee {
  readonly assertionUrn: string;
}

interface ContractInput {
  /** URN of the dataset. */
  readonly entityUrn: string;
  readonly freshness?: Optional<readonly Guarantee[]>;
  readonly schema?: Optional<readonly Guarantee[]>;
  readonly dataQuality?: Optional<readonly Guarantee[]>;
  /** Default: active. */
  readonly state?: Optional<string>;
  /** Last part of the URN of a new contract. */
  readonly id?: Optional<string>;
}

/**
 * Replaces the contract of a dataset as a whole, or creates it.
 * @param text URN of the contract; default: the contract of the dataset
 * @returns the URN of the contract
 * @throws NOT_FOUND unless the dataset and the assertions exist; INVALID_URN; CONFLICT if the dataset has another contract than the named one;
 * FORBIDDEN. Refusals do not name a contract that the actor neither named nor may view
 */
export async function upsertContract(
  context: CommandContext,
  text: Optional<string>,
  input: ContractInput,
): Promise<string> {
  const entity = readUrn(context, input.entityUrn, 'dataset');
  const named = text ? readUrn(context, text, ENTITY_TYPE) : undefined;
  const [freshness, schema, dataQuality] = [input.freshness, input.schema, input.dataQuality].map((list) =>
    list?.map(({ assertionUrn }) => ({ assertion: readUrn(context, assertionUrn, 'assertion') })),
  );
  const assertions = [freshness, schema, dataQuality].flatMap((list) => list ?? []);
  await requireEntities(context, [entity, ...assertions.map(({ assertion }) => assertion)]);
  const value = JSON.stringify({ entity, ...omitNullish({ freshness, schema, dataQuality }) });
  let contract = '';
  const known = named === undefined ? [entity] : [entity, named];
  const propose = async (): Promise<Proposal[]> => {
    const existing = await contractOf(context, entity);
    contract = existing ?? named ?? newUrn(context, ENTITY_TYPE, input.id ?? idFor(entity));
    if (named !== undefined && named !== contract) throw hasAnother(entity, named);
    if (existing === undefined) {
      await requireUnused(context, contract, entity);
      known.push(contract);
    }
    const changeType = existing === undefined ? 'CREATE_ENTITY' : 'UPSERT';
    const status = JSON.stringify({ state: input.state ?? 'ACTIVE' });
    return [
      {
        ...{ urn: contract, aspectName: PROPERTIES, changeType, value },
        ...(existing === undefined && { soleContractOf: entity }),
      },
      { urn: contract, aspectName: STATUS, changeType: 'UPSERT', value: status },
    ];
  };
  await hideUrnInRefusal(context, known, storeUnchanged(context, propose));
  return contract;
}

/** @throws CONFLICT if the contract exists, unless another request has just created it for the dataset */
async function requireUnused(context: CommandContext, contract: string, dataset: string): Promise<void> {
  const found = await context.services.unscoped.entities.findNames([contract]);
  if (!found.has(contract) || (await contractOf(context, dataset)) === contract) return;
  throw isAnother(contract, dataset);
}

/** Finds the contract of a dataset, also outside the actor's scope, because there is only one. One statement. */
async function contractOf({ services }: CommandContext, dataset: string): Promise<string | undefined> {
  const { relationships } = await services.unscoped.relationships.listRelationships({
    urn: dataset,
    direction: 'INCOMING',
    types: ['ContractFor'],
    page: { start: 0, count: 1 },
  });
  return relationships[0]?.entity;
}

/** The default id follows from the dataset, so that requests at the same time create the same contract. */
function idFor(dataset: string): string {
  return createHash('sha256').update(dataset).digest('hex').slice(0, 32);
}

function hasAnother(dataset: string, named: string): CatalogError {
  return new CatalogError('CONFLICT', `${dataset} has another contract than ${named}`, {
    path: '/urn',
    rule: 'the only contract of the dataset',
  });
}

function isAnother(contract: string, dataset: string): CatalogError {
  return new CatalogError(
    'CONFLICT',
    `${contract} exists, and is not the contract that is requested for ${dataset}`,
    {
      path: '/urn',
      rule: 'the only contract of the dataset',
    },
  );
}
