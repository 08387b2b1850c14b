/** Changes the columns of logical models. */
import { CatalogError } from '../../core/errors.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import type { CommandContext } from '../commands/command-context.js';
import { hideUrnInRefusal } from '../commands/hide-urn-in-refusal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { inExisting } from '../commands/store.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import { payloadOf } from '../entities/payload-of.js';
import type { Proposal } from '../writes/types.js';
import { brokenLinks, type ParentLink } from './broken-links.js';
import { changeSchema } from './change-schema.js';
import { checkColumns, fieldsIn, type ColumnInput } from './columns.js';
import { datasetOf, SCHEMA } from './link-ends.js';
import { requireLogicalPlatform } from './logical-platform.js';
import { PERMITTED_BY } from './create-logical-model.js';
import { proposeEnd, readLinks } from './parent-links.js';

/**
 * Replaces the columns of a logical model. Columns that are gone or have another type lose their physical columns, and a physical dataset
 * none of whose columns matches any more loses its parent.
 * @throws NOT_FOUND; INVALID_REQUEST for bad columns, a model without columns and a dataset that is not a logical model; INVALID_URN;
 * FORBIDDEN, also without `EDIT_ENTITY` on the physical datasets that lose links
 */
export async function updateLogicalModelSchema(
  context: CommandContext,
  { urn: text, columns }: { readonly urn: string; readonly columns: readonly ColumnInput[] },
): Promise<boolean> {
  const urn = readUrn(context, text, 'dataset');
  checkColumns(columns);
  await requireEntities(context, [{ urn }]);
  await requireLogicalPlatform(context, urn);
  const changing = storeUnchanged(context, () => proposeColumns(context, urn, columns), PERMITTED_BY);
  await hideUrnInRefusal(context, [urn], changing);
  return true;
}

async function proposeColumns(
  context: CommandContext,
  urn: string,
  columns: readonly ColumnInput[],
): Promise<Proposal[]> {
  const found = await requireEntities(context, [{ urn, aspects: [SCHEMA] }]);
  const stored = payloadOf(found.get(urn), SCHEMA);
  if (stored === undefined)
    throw new CatalogError('INVALID_REQUEST', `${urn} has no columns to change`, {
      path: '/input/urn',
      rule: `a dataset with the aspect ${SCHEMA}`,
    });
  const { schema, broken } = changeSchema(stored, columns, urn);
  const paths = broken.length === 0 ? [] : [...fieldsIn(stored).keys()];
  const linked = paths.length === 0 ? [] : [urn, ...paths.map((path) => schemaFieldUrn(urn, path))];
  const ended = brokenLinks(urn, await readLinks(context, linked), broken);
  await requireEditing(context, ended);
  const ifVersion = found.get(urn)?.aspects.get(SCHEMA)?.version ?? 0;
  const changed: Proposal = {
    ...{ urn, aspectName: SCHEMA, changeType: 'UPSERT', value: JSON.stringify(schema), ifVersion },
  };
  return [changed, ...ended.map(proposeEnd)].map(inExisting);
}

/** The privilege on logical models does not cover the physical datasets. */
async function requireEditing(context: CommandContext, ended: readonly ParentLink[]): Promise<void> {
  const datasets = new Set(ended.map(({ child }) => datasetOf(context, child)));
  await context.services.requirePermissions([...datasets].map((urn) => ({ urn, anyOf: ['EDIT_ENTITY'] })));
}
