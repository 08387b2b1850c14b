/** Saves a description, and finds the one that another user stored in the meantime, with its author. */
import { useState } from 'react';
import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { request, ApiError } from '../api/request.js';
import { StoredDescription as Operation, type StoredDescriptionQuery } from './editable-texts.graphql.js';
import type { Edit } from './edit.js';
import type { DescriptionChange } from './state-edits.js';
import type { EditState } from './use-edit.js';

/** An entity, or a column of it. */
interface Described {
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
export type StoredChange = Pick<Entity['history']['changes'][number], 'time' | 'before' | 'after' | 'actor'>;

/** Enough to find the change of one column among those of others. */
const MOST_CHANGES = 20;

function isConflict(error: Error): error is ApiError {
  return error instanceof ApiError && error.code === 'CONFLICT';
}

/** @param aspectName the aspect with the description, as the refusal names it */
async function loadStoredDescription(
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
  changes: readonly StoredChange[],
  column: string | undefined,
): StoredChange | undefined {
  const isOfDescription = ({ before, after }: StoredChange): boolean =>
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

export interface DescriptionSave {
  /** @returns whether the description was stored */
  readonly save: (text: string) => Promise<boolean>;
  /** The description that another user has stored since the editor was opened. */
  readonly conflict: StoredDescription | undefined;
}

export interface DescriptionSaveOptions extends Described {
  /** The edited description when the editor was opened; empty for none. */
  readonly start: string;
  readonly edit: EditState;
  readonly toEdit: (change: DescriptionChange) => Edit;
}

/**
 * Stores a description only if it has not changed since the editor was opened. A refusal shows the stored description, and
 * the next save replaces that.
 */
export function useDescriptionSave(options: DescriptionSaveOptions): DescriptionSave {
  const { start, edit, toEdit, ...described } = options;
  const [conflict, setConflict] = useState<StoredDescription>();
  const before = conflict?.text ?? start;
  const showConflict = async (error: Error): Promise<void> => {
    if (!isConflict(error)) return;
    const stored = await loadStoredDescription(described, error.aspectName).catch(() => undefined);
    if (stored === undefined) return;
    edit.forgetError();
    setConflict(stored);
  };
  return { save: (text) => edit.make(toEdit({ text, before }), showConflict), conflict };
}
