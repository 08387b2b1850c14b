/** Replaces the descriptions and tags of all columns of a dataset. */
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import { checkRules } from '../../model/payload-rules.js';
import { payloadOf } from '../entities/payload-of.js';
import type { StoredEntity } from '../entities/types.js';
import type { Proposal } from '../writes/types.js';
import { readTags, recordsBy } from './stored-parts.js';
import type { ColumnUpdate } from './types.js';

const ASPECT = 'editableSchemaMetadata';
const LIST = 'editableSchemaFieldInfo';

/**
 * Columns that the list does not name lose their description and their tags. All columns keep their glossary terms, which such an update
 * cannot state, so the actor needs no privilege on terms.
 * @throws INVALID_URN; INVALID_ASPECT for an empty or repeated field path
 */
export function proposeColumns(
  context: CommandContext,
  { urn, stored }: { readonly urn: string; readonly stored: StoredEntity | undefined },
  columns: readonly ColumnUpdate[],
): Proposal[] {
  const present = payloadOf(stored, ASPECT);
  const fieldPaths = columns.map(({ fieldPath }) => ({ fieldPath }));
  checkRules(ASPECT, { [LIST]: fieldPaths }, present);
  const before = recordsBy(present, LIST, 'fieldPath');
  const after = new Map(columns.map((column) => [column.fieldPath, column]));
  const steps = [...new Set([...before.keys(), ...after.keys()])].flatMap((fieldPath): PatchStep[] => {
    const { description, globalTags } = after.get(fieldPath) ?? {};
    const tags = globalTags ? { tags: readTags(context, globalTags).map((tag) => ({ tag })) } : undefined;
    return [
      setStep([LIST, fieldPath, 'description'], description),
      setStep([LIST, fieldPath, 'globalTags'], tags),
    ];
  });
  return steps.length === 0 ? [] : [patchProposal({ urn, aspectName: ASPECT }, steps)];
}
