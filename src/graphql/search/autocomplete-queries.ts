/** `autoComplete`, over one type or over several. */
import { DEFAULT_PAGE_SIZE } from '../../kernel/limits.js';
import type { GraphqlContext } from '../context.js';
import { storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import type { AutoCompleteInput, AutoCompleteMultipleInput } from '../generated/schema-types.js';
import type { Args } from './inputs.js';
import { readSelection, type Selection } from './read-filter.js';

type CompletionInputs = Pick<AutoCompleteInput, 'query' | 'field' | 'limit'>;

interface Completions {
  readonly suggestions: string[];
  readonly entities: EntityRef[];
}

export const autocompleteQueries = {
  autoComplete: async (_: unknown, { input }: Args<AutoCompleteInput>, context: GraphqlContext) => {
    const selection = await readSelection({ ...input, types: input.type ? [input.type] : [] }, context);
    return { query: input.query, ...(await complete(input, selection, context)) };
  },
  autoCompleteForMultiple: async (
    _: unknown,
    { input }: Args<AutoCompleteMultipleInput>,
    context: GraphqlContext,
  ) => {
    const selection = await readSelection(input, context);
    return { query: input.query, suggestions: await completeByType(input, selection, context) };
  },
};

async function complete(
  { query, field, limit }: CompletionInputs,
  selection: Selection,
  { services }: GraphqlContext,
): Promise<Completions> {
  const { suggestions } = await services.search.autocomplete({
    query,
    limit: limit ?? DEFAULT_PAGE_SIZE,
    ...(field && { field }),
    ...selection,
  });
  return {
    suggestions: suggestions.map(({ text }) => text),
    entities: suggestions.map(({ urn }) => storedEntityRef(urn)),
  };
}

/**
 * Types that are asked for are completed one by one, so that none crowds out another; without any, the best of all types are told
 * apart afterwards: the number of statements stays that of the question.
 */
async function completeByType(
  input: CompletionInputs,
  selection: Selection,
  context: GraphqlContext,
): Promise<object[]> {
  if (selection.entityTypes.length === 0)
    return groupByType(await complete(input, selection, context), context);
  const answers = await Promise.all(
    selection.entityTypes.map(async (entityType) => ({
      type: context.typeNames.toEnum(entityType),
      ...(await complete(input, { ...selection, entityTypes: [entityType] }, context)),
    })),
  );
  return answers.filter(({ suggestions }) => suggestions.length > 0);
}

function groupByType({ suggestions, entities }: Completions, { typeNames }: GraphqlContext): object[] {
  const byType = new Map<string, Completions>();
  for (const [index, entity] of entities.entries()) {
    const type = typeNames.toEnum(entity.urn.entityType);
    const group = byType.get(type) ?? { suggestions: [], entities: [] };
    group.suggestions.push(suggestions[index] ?? '');
    group.entities.push(entity);
    byType.set(type, group);
  }
  return [...byType].map(([type, group]) => ({ type, ...group }));
}
