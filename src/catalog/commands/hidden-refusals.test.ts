/** Tests that mutations which change further entities do not name those that the actor may not view. */
import { join } from 'node:path';
import { CatalogError } from '../../core/errors.js';
import { loadModel } from '../../model/load-model.js';
import { upsertContract } from '../data-contracts/contract-commands.js';
import { deleteForm } from '../forms/form-definition-commands.js';
import type { Proposal } from '../writes/types.js';
import type { CommandContext } from './command-context.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const table = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const [FORM, SEEN, HIDDEN] = ['urn:li:form:f', table('seen'), table('hidden')];
const [OWN, CONTRACT] = ['urn:li:dataContract:own', 'urn:li:dataContract:hidden'];

/** The actor may view every entity except those with `hidden` in the URN. */
const found = (urns: readonly string[]) =>
  new Map(
    urns.flatMap((urn) => (urn.includes('hidden') ? [] : [[urn, { urn, aspects: new Map() }] as const])),
  );
/** Its writer refuses every write. */
const context = {
  actor: 'urn:li:corpuser:ann',
  clock: { now: () => 1 },
  services: {
    model,
    entities: {
      findNames: (urns: readonly string[]) => Promise.resolve(found(urns)),
      findAspects: (requests: readonly { urn: string }[]) =>
        Promise.resolve(found(requests.map(({ urn }) => urn))),
    },
    unscoped: {
      search: { search: () => Promise.resolve({ hits: [{ urn: HIDDEN }], total: 1 }) },
      relationships: { listRelationships: () => Promise.resolve({ relationships: [{ entity: CONTRACT }] }) },
    },
    writer: {
      write: (proposals: readonly Proposal[]) => {
        const urn = proposals[0]?.urn ?? '';
        return Promise.reject(new CatalogError('FORBIDDEN', `You may not change ${urn}`, { urn, index: 0 }));
      },
    },
  },
} as unknown as CommandContext;

it.each<[string, () => Promise<unknown>, string]>([
  ['an asset of a deleted form', () => deleteForm(context, FORM), 'FORBIDDEN'],
  ['a replaced contract', () => upsertContract(context, undefined, { entityUrn: SEEN }), 'FORBIDDEN'],
  [
    'the contract instead of a named one',
    () => upsertContract(context, OWN, { entityUrn: SEEN }),
    'CONFLICT',
  ],
])('%s is not named', async (_, mutate, code) => {
  const error = await mutate().catch((reason: unknown) => reason as CatalogError);
  expect(error).toMatchObject({ code });
  const { message, details } = error as CatalogError;
  expect(JSON.stringify([message, details])).not.toContain('hidden');
});
