/** Proposals that describe entities and their schema fields. */
import { isJsonObject, type JsonObject } from '../../core/json.js';
import { patchProposal, setStep } from '../commands/patch-proposal.js';
import type { Resource } from '../commands/resources.js';
import type { Proposal, ValueCondition } from '../writes/types.js';
import { proposeText, type Text } from './propose-text.js';
import { descriptionFieldOf } from './text-fields.js';

const COLUMNS = 'editableSchemaFieldInfo';

export interface Description extends Text {
  /** The description that the client has read, empty for none. Undefined: any description is replaced. */
  readonly expected?: string | undefined;
}

/**
 * Describes an entity, or a schema field of it.
 * @throws INVALID_REQUEST for entity types whose descriptions only sources write
 */
export function proposeDescription(
  entityType: string,
  { urn, field }: Resource,
  given: Description,
): Proposal {
  const { text, stamp, expected } = given;
  const descriptionField = field === undefined ? descriptionFieldOf(entityType) : undefined;
  const proposal =
    descriptionField === undefined
      ? patchProposal({ urn, aspectName: 'editableSchemaMetadata' }, [
          setStep([COLUMNS, field ?? '', 'description'], text),
        ])
      : proposeText(urn, descriptionField, { text, stamp });
  if (expected === undefined) return proposal;
  const read = (value: JsonObject | undefined): unknown =>
    descriptionField === undefined
      ? columnIn(value, field)?.['description']
      : value?.[descriptionField.member];
  return { ...proposal, ifValue: isStill(read, { expected, text }) };
}

/** If the wanted text is stored already, there is no conflict, so that a request can be repeated. */
function isStill(
  read: (value: JsonObject | undefined) => unknown,
  { expected, text }: { readonly expected: string; readonly text: string },
): ValueCondition {
  return {
    holds: (value) => [expected, text].map(textOf).includes(textOf(read(value))),
    message: 'The description has changed in the meantime',
    path: '/expectedDescription',
  };
}

/** A blank description counts as none. */
function textOf(value: unknown): string {
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

function columnIn(value: JsonObject | undefined, field: string | undefined): JsonObject | undefined {
  const columns = value?.[COLUMNS];
  if (!Array.isArray(columns)) return undefined;
  return columns.filter(isJsonObject).find((column) => column['fieldPath'] === field);
}
