/** Creates, changes and deletes forms, and removes them from assets. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/entity-commands.js';
import { omitNullish, requireName, type Optional } from '../commands/command-input.js';
import {
  entityExists,
  readUrn,
  requireEntities,
  hideUrnInRefusal,
  requireStored,
} from '../commands/require-entities.js';
import { inExisting, storeInExisting, storeUnchanged } from '../commands/store.js';
import { findByFilter } from '../search/search-reader.js';
import { patchProposal, type PatchStep } from '../commands/proposals.js';
import type { Proposal } from '../writes/types.js';
import {
  changedForm,
  readPrompts,
  type FormInfo,
  type FormUpdate,
  type NewPrompt,
  type PromptInput,
} from './form-definitions.js';

const ENTITY_TYPE = 'form';
const INFO_ASPECT = 'formInfo';
/** Search fields of assets that name their forms. */
const FORM_FIELDS = ['incompleteForms', 'completedForms', 'verifiedForms'];

interface NewForm {
  /** Last part of the URN; default: a random one. */
  readonly id?: Optional<string>;
  readonly name: string;
  readonly description?: Optional<string>;
  /** Default: `COMPLETION`. */
  readonly type?: Optional<string>;
  readonly prompts?: Optional<readonly PromptInput[]>;
  /** Default: the owners of each asset. */
  readonly actors?: Optional<{
    readonly owners?: Optional<boolean>;
    readonly users?: Optional<readonly string[]>;
    readonly groups?: Optional<readonly string[]>;
  }>;
}

/**
 * Creates a form.
 * @returns its URN
 * @throws CONFLICT if the form, or a prompt with one of the ids, exists; NOT_FOUND unless the properties and actors exist; INVALID_URN;
 * INVALID_REQUEST for a blank name and for invalid prompts
 */
export async function createForm(context: CommandContext, created: NewForm): Promise<string> {
  requireName(created.name, '/input/name');
  const urn = newUrn(context, ENTITY_TYPE, created.id);
  const prompts = readPrompts(context, created.prompts ?? [], '/input/prompts');
  const users = created.actors?.users?.map((user) => readUrn(context, user, 'corpuser'));
  const groups = created.actors?.groups?.map((group) => readUrn(context, group, 'corpGroup'));
  await requireParts(context, { form: urn, prompts, actors: [...(users ?? []), ...(groups ?? [])] });
  const { name, description, type } = created;
  const value = {
    ...omitNullish({ name, description }),
    type: type ?? 'COMPLETION',
    prompts,
    actors: omitNullish({ owners: created.actors?.owners ?? true, users, groups }),
  };
  return createEntity(context, { urn, aspectName: INFO_ASPECT, value, hasNewValues: true });
}

/**
 * Changes a form. Assets that have it keep their answers.
 * @returns its URN
 * @throws NOT_FOUND unless the form, and what the update adds, exist; CONFLICT if another form has a prompt with one of the ids;
 * INVALID_URN; INVALID_REQUEST for a blank name, for invalid prompts, and if there is nothing to change
 */
export async function updateForm(
  context: CommandContext,
  { urn: text, ...update }: FormUpdate & { readonly urn: string },
): Promise<string> {
  const urn = readUrn(context, text, ENTITY_TYPE);
  if (Object.keys(omitNullish(update)).length === 0)
    throw invalidRequest('/input', 'The update changes nothing', 'a member besides the URN');
  requireName(update.name, '/input/name');
  const added = readPrompts(context, update.promptsToAdd ?? [], '/input/promptsToAdd');
  const actors = [
    ...(update.actors?.usersToAdd ?? []).map((user) => readUrn(context, user, 'corpuser')),
    ...(update.actors?.groupsToAdd ?? []).map((group) => readUrn(context, group, 'corpGroup')),
  ];
  await requireParts(context, { form: urn, prompts: added, actors });
  await storeUnchanged(context, async () => {
    const { value: stored, version: ifVersion } = await requireStored(context, urn, INFO_ASPECT);
    const info = (stored ?? { name: '' }) as unknown as FormInfo;
    const value = JSON.stringify(changedForm(info, update, added));
    const hasNewValues = added.length > 0 && ({ hasNewValues: true } as const);
    return [
      inExisting({ urn, aspectName: INFO_ASPECT, changeType: 'UPSERT', value, ifVersion, ...hasNewValues }),
    ];
  });
  return urn;
}

/**
 * Deletes a form, if there is one, and removes it from all assets.
 * @throws INVALID_URN; FORBIDDEN unless the actor may change the forms of these assets, which does not name those
 * outside the actor's scope
 */
export async function deleteForm(context: CommandContext, text: string): Promise<boolean> {
  const urn = readUrn(context, text, ENTITY_TYPE);
  if (!(await entityExists(context, urn))) return true;
  const { keyAspect } = context.services.model.getEntity(ENTITY_TYPE);
  const deletion = { urn, aspectName: keyAspect, changeType: 'DELETE' as const };
  for (;;) {
    const { urns, isLast } = await assetsWith(context, urn);
    const removals = urns.map((asset) => proposeFormRemoval(asset, urn, { isVerified: true }));
    const stored = storeInExisting(context, isLast ? [...removals, deletion] : removals);
    const results = await hideUrnInRefusal(context, [urn], stored);
    if (isLast) return true;
    // The search would find the same assets again.
    if (!results.some(({ changed }) => changed))
      throw new CatalogError('CONFLICT', `The form ${urn} cannot be removed from some assets`, {
        path: '/urn',
        rule: 'a form that can be removed from each of its assets',
      });
  }
}

/** Finds assets with the form, also outside the actor's scope. */
async function assetsWith({ services }: CommandContext, form: string) {
  const { urns, total } = await findByFilter(services.unscoped.search, {
    entityTypes: [...services.model.entities.values()]
      .filter(({ aspects }) => aspects.includes('forms'))
      .map(({ name }) => name),
    filter: { or: FORM_FIELDS.map((field) => ({ and: [{ field, values: [form], condition: 'EQUAL' }] })) },
    count: MAX_PAGE_SIZE,
  });
  return { urns, isLast: total <= urns.length };
}

interface Parts {
  readonly form: string;
  readonly prompts: readonly NewPrompt[];
  readonly actors: readonly string[];
}

/** Requires the properties and the actors, and that no other form has the prompts: answers name only the prompt. */
async function requireParts(context: CommandContext, { form, prompts, actors }: Parts): Promise<void> {
  const properties = prompts.map(({ structuredPropertyParams }) => structuredPropertyParams.urn);
  await requireEntities(context, [...properties, ...actors]);
  if (prompts.length === 0) return;
  const { urns } = await findByFilter(context.services.unscoped.search, {
    entityTypes: [ENTITY_TYPE],
    filter: {
      or: [{ and: [{ field: 'promptId', values: prompts.map(({ id }) => id), condition: 'EQUAL' }] }],
    },
    count: 2,
  });
  if (urns.every((urn) => urn === form)) return;
  throw new CatalogError('CONFLICT', 'Another form has a prompt with one of these ids', {
    path: '/input',
    rule: 'ids of prompts are unique',
  });
}

const FORMS_ASPECT = 'forms';
const KEYS = { incompleteForms: ['urn'], completedForms: ['urn'], verifications: ['form'] };

/** Removes a form from assets, whether they have completed it or not; verifications stay. @throws NOT_FOUND, INVALID_URN */
export async function removeForm(
  context: CommandContext,
  { formUrn, entityUrns }: { readonly formUrn: string; readonly entityUrns: readonly string[] },
): Promise<boolean> {
  const form = readUrn(context, formUrn, 'form');
  const urns = [...new Set(entityUrns.map((urn) => readUrn(context, urn)))];
  const found = await requireEntities(context, [
    form,
    ...urns.map((urn) => ({ urn, aspects: [FORMS_ASPECT] })),
  ]);
  // A patch would add the aspect to assets without forms.
  const having = urns.filter((urn) =>
    found.get(urn)?.aspects.get(FORMS_ASPECT)?.text.includes(JSON.stringify(form)),
  );
  if (having.length === 0) return true;
  await storeInExisting(
    context,
    having.map((urn) => proposeFormRemoval(urn, form, { isVerified: false })),
  );
  return true;
}

/** @param isVerified whether to remove the verification, too */
function proposeFormRemoval(
  urn: string,
  form: string,
  { isVerified }: { readonly isVerified: boolean },
): Proposal {
  const lists = ['incompleteForms', 'completedForms', ...(isVerified ? ['verifications'] : [])];
  const steps = lists.map((list): PatchStep => ({ op: 'remove', path: [list, form] }));
  return patchProposal({ urn, aspectName: FORMS_ASPECT }, steps, KEYS);
}
