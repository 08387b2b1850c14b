/** `autoComplete`, over one type or over several. */
import { completeAllTypes } from '../../../catalog/search/autocomplete.js';
import { baseExclusionsOf } from '../../../catalog/search/exclusions.js';
import { searchableTypes } from '../../../catalog/search/searchable-types.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type { AutoCompleteInput, QueryResolvers } from '../generated/schema-types.js';
import { storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { readSelection, type Selection } from './inputs.js';

type CompletionInputs = Pick<AutoCompleteInput, 'query' | 'field' | 'limit'>;

interface Completions {
  readonly suggestions: string[];
  readonly entities: EntityRef[];
}

interface Suggestion {
  readonly text: string;
  readonly entity: EntityRef;
}

export const autocompleteQueries = {
  autoComplete: async (_, { input }, context) => {
    const selection = await readSelection({ ...input, types: input.type ? [input.type] : [] }, context);
    return { query: input.query, ...(await complete(input, selection, context)) };
  },
  autoCompleteForMultiple: async (_, { input }, context) => {
    const selection = await readSelection(input, context);
    return { query: input.query, suggestions: await completeByType(input, selection, context) };
  },
} satisfies QueryResolvers;

async function complete(
  input: CompletionInputs,
  selection: Selection,
  context: GraphqlContext,
): Promise<Completions> {
  return present(await suggest(input, selection, context));
}

async function suggest(
  { query, field, limit }: CompletionInputs,
  selection: Selection,
  { services }: GraphqlContext,
): Promise<readonly Suggestion[]> {
  const { suggestions } = await services.search.autocomplete({
    query,
    limit: limit ?? DEFAULT_PAGE_SIZE,
    // Of a field, the values are of interest, and of names, the entities.
    ...(field ? { field } : { onePerEntity: true }),
    ...selection,
    ...baseExclusionsOf(selection),
  });
  return suggestions.map(({ text, urn }) => ({ text, entity: storedEntityRef(urn) }));
}

/** The limit applies to each type, so that no type displaces another. */
async function completeByType(
  input: CompletionInputs,
  selection: Selection,
  context: GraphqlContext,
): Promise<object[]> {
  if (selection.entityTypes.length === 0) return completeEveryType(input, selection, context);
  const answers = await Promise.all(
    [...new Set(selection.entityTypes)].map(async (entityType) => ({
      type: context.typeNames.toEnum(entityType),
      ...(await complete(input, { ...selection, entityTypes: [entityType] }, context)),
    })),
  );
  return answers.filter(({ suggestions }) => suggestions.length > 0);
}

async function completeEveryType(
  input: CompletionInputs,
  selection: Selection,
  context: GraphqlContext,
): Promise<object[]> {
  const byType = await completeAllTypes<Suggestion>({
    types: searchableTypes(context.services.model),
    limit: input.limit ?? DEFAULT_PAGE_SIZE,
    maxLimit: MAX_PAGE_SIZE,
    typeOf: ({ entity }) => entity.urn.entityType,
    ask: (entityTypes, limit) => suggest({ ...input, limit }, { ...selection, entityTypes }, context),
  });
  return [...byType].map(([type, suggestions]) => ({
    type: context.typeNames.toEnum(type),
    ...present(suggestions),
  }));
}

/** An entity that has several of the texts is listed once, at the position of the first one. */
function present(suggestions: readonly Suggestion[]): Completions {
  const entities = new Map(suggestions.map(({ entity }) => [entity.urn.text, entity]));
  return { suggestions: suggestions.map(({ text }) => text), entities: [...entities.values()] };
}
