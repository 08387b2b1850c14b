/** The description that somebody has stored while another person was writing one, and who that was. */
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import { ApiError } from '../api/api-error.js';
import { request } from '../api/request.js';
import { StoredDescription as Operation, type StoredDescriptionQuery } from './editable-texts.graphql.js';

/** An entity, or a column of it. */
export interface Described {
  readonly urn: string;
  /** Path as the source writes it. */
  readonly column?: string;
}

export interface StoredDescription {
  /** Empty for none. */
  readonly text: string;
  /** Undefined if the history does not tell. */
  readonly time: number | undefined;
  /** Null if unknown, or hidden from the reader. */
  readonly author: EntityLinkFragment | null;
}

type Entity = NonNullable<StoredDescriptionQuery['entity']>;
export type DescriptionChange = Pick<
  Entity['history']['changes'][number],
  'time' | 'before' | 'after' | 'actor'
>;

/** Enough to find the change of one column among those of others. */
const MOST_CHANGES = 20;

export function isConflict(error: Error): error is ApiError {
  return error instanceof ApiError && error.code === 'CONFLICT';
}

/** @param aspectName the aspect with the description, as the refusal names it */
export async function loadStoredDescription(
  { urn, column }: Described,
  aspectName: string | undefined,
): Promise<StoredDescription> {
  const history = { count: MOST_CHANGES, ...(aspectName !== undefined && { aspectNames: [aspectName] }) };
  const { entity } = await request(Operation, { urn, history });
  if (!entity?.exists) throw new Error('The entity is gone, or you may no longer view it.');
  const change = changeOfDescription(entity.history.changes, column);
  const text = column === undefined ? entity.overview.editableDescription : columnText(entity, column);
  return { text: text ?? '', time: change?.time, author: change?.actor ?? null };
}

function columnText(entity: Entity, column: string): string | null | undefined {
  if (!('editableSchemaMetadata' in entity)) return undefined;
  const columns = entity.editableSchemaMetadata?.editableSchemaFieldInfo ?? [];
  return columns.find(({ fieldPath }) => fieldPath === column)?.description;
}

/** The latest change that changed the description; the latest one of all if their values are no longer kept. */
export function changeOfDescription(
  changes: readonly DescriptionChange[],
  column: string | undefined,
): DescriptionChange | undefined {
  const isOfDescription = ({ before, after }: DescriptionChange): boolean =>
    describedIn(before, column) !== describedIn(after, column);
  return changes.find(isOfDescription) ?? changes[0];
}

interface AspectWithDescription {
  readonly description?: string;
  readonly definition?: string;
  readonly editableSchemaFieldInfo?: readonly { readonly fieldPath: string; readonly description?: string }[];
}

/** @param aspect JSON text; null for none */
function describedIn(aspect: string | null, column: string | undefined): string {
  if (aspect === null) return '';
  const value = JSON.parse(aspect) as AspectWithDescription;
  if (column === undefined) return value.description ?? value.definition ?? '';
  return value.editableSchemaFieldInfo?.find(({ fieldPath }) => fieldPath === column)?.description ?? '';
}
