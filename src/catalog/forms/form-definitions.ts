/** The aspect `formInfo`: what a form asks, and whom. */
import { type CatalogError, invalidRequest } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { CommandContext } from '../commands/command-context.js';
import { omitNullish, requireName, type Optional } from '../commands/command-input.js';
import { readUrn } from '../commands/require-entities.js';
import type { FormActors } from './form-assignment.js';

export interface PromptInput {
  /** Default: a random one. */
  readonly id?: Optional<string>;
  readonly title: string;
  readonly description?: Optional<string>;
  readonly type: string;
  /** The structured property that the prompt asks for. Required. */
  readonly structuredPropertyParams?: Optional<{ readonly urn: string }>;
  readonly required?: Optional<boolean>;
}

interface Prompt {
  readonly id: string;
  readonly type: string;
  readonly required?: boolean;
  /** Absent only in forms from plain writes. */
  readonly structuredPropertyParams?: { readonly urn: string };
}

/** A prompt from a mutation. */
export interface NewPrompt extends Prompt {
  readonly structuredPropertyParams: { readonly urn: string };
}

export interface FormInfo {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly prompts?: readonly Prompt[];
  readonly actors?: FormActors;
}

/** Omitted members stay unchanged. */
export interface FormUpdate {
  readonly name?: Optional<string>;
  readonly description?: Optional<string>;
  readonly type?: Optional<string>;
  /** A prompt with the id of an existing one replaces it. */
  readonly promptsToAdd?: Optional<readonly PromptInput[]>;
  /** Ids. */
  readonly promptsToRemove?: Optional<readonly string[]>;
  readonly actors?: Optional<{
    readonly owners?: Optional<boolean>;
    readonly usersToAdd?: Optional<readonly string[]>;
    readonly usersToRemove?: Optional<readonly string[]>;
    readonly groupsToAdd?: Optional<readonly string[]>;
    readonly groupsToRemove?: Optional<readonly string[]>;
  }>;
}

/**
 * @param path of the prompts in the input
 * @throws INVALID_URN; INVALID_REQUEST for a prompt without a title or property, or with a repeated id
 */
export function readPrompts(
  context: CommandContext,
  prompts: readonly PromptInput[],
  path: string,
): NewPrompt[] {
  const ids = new Set<string>();
  return prompts.map((prompt, index) => {
    const property = prompt.structuredPropertyParams?.urn;
    const id = prompt.id ?? newId();
    requireName(prompt.title, `${path}/${index}/title`);
    if (!property)
      throw refused(`The prompt ${prompt.title} names no structured property`, `${path}/${index}`);
    if (ids.has(id)) throw refused(`Two prompts have the id ${id}`, `${path}/${index}/id`);
    ids.add(id);
    return {
      ...omitNullish({ ...prompt }),
      id,
      type: prompt.type,
      required: prompt.required ?? false,
      structuredPropertyParams: { urn: readUrn(context, property, 'structuredProperty') },
    };
  });
}

/** Returns the changed form. URNs and prompts are in their stored form. */
export function changedForm(
  info: FormInfo,
  { name, description, type, promptsToRemove, actors }: Omit<FormUpdate, 'promptsToAdd'>,
  added: readonly Prompt[],
): FormInfo {
  const replaced = new Set([...added.map(({ id }) => id), ...(promptsToRemove ?? [])]);
  const kept = (info.prompts ?? []).filter(({ id }) => !replaced.has(id));
  const removed = new Set(promptsToRemove);
  const before = info.actors ?? { owners: true };
  const next = {
    ...before,
    owners: actors?.owners ?? before.owners ?? true,
    users: changedList(before.users, actors?.usersToAdd, actors?.usersToRemove),
    groups: changedList(before.groups, actors?.groupsToAdd, actors?.groupsToRemove),
  };
  return {
    ...info,
    ...omitNullish({ name, description, type }),
    prompts: [...kept, ...added.filter(({ id }) => !removed.has(id))],
    actors: omitNullish(next),
  };
}

function changedList(
  before: readonly string[] | undefined,
  added: Optional<readonly string[]>,
  removed: Optional<readonly string[]>,
): readonly string[] | undefined {
  if (!added?.length && !removed?.length) return before;
  const gone = new Set(removed);
  return [...new Set([...(before ?? []), ...(added ?? [])])].filter((urn) => !gone.has(urn));
}

function refused(message: string, path: string): CatalogError {
  return invalidRequest(path, message, 'a structured property and a new id');
}
