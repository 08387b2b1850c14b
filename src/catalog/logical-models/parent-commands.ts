/** Links physical datasets and columns to logical ones, and unlinks them. */
import { invalidRequest } from '../../core/errors.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities, requireStored } from '../commands/require-entities.js';
import { inExisting, store, requireUnchanged, storeUnchanged } from '../commands/store.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { Proposal } from '../writes/types.js';
import { fieldsIn } from './columns.js';
import {
  parentIn,
  PARENT_ASPECT,
  proposeNoParent,
  proposeParent,
  type ParentLink,
  datasetOf,
  readEnds,
  requireColumn,
  requireNoCycle,
  SCHEMA,
} from './parent-links.js';
import type { Optional } from '../commands/command-input.js';

/**
 * Sets the logical parent of a dataset or of a column; without a parent, removes it.
 * @throws NOT_FOUND unless the datasets exist; INVALID_REQUEST for a column that its dataset does not have, a column with a dataset as
 * parent or the other way round, and a circle; INVALID_URN; FORBIDDEN without `EDIT_ENTITY` on both
 */
export async function setLogicalParent(
  context: CommandContext,
  { resourceUrn, parentUrn }: { readonly resourceUrn: string; readonly parentUrn?: Optional<string> },
): Promise<boolean> {
  const child = readUrn(context, resourceUrn, 'dataset', 'schemaField');
  const parent = parentUrn ? readUrn(context, parentUrn, 'dataset', 'schemaField') : undefined;
  const { model } = context.services;
  if (parent === undefined) {
    await requireEntities(context, [{ urn: datasetOf(context, child) }]);
    await store(context, [proposeNoParent(child)]);
    return true;
  }
  if (model.parseUrn(child).entityType !== model.parseUrn(parent).entityType)
    throw invalidRequest(
      '/input/parentUrn',
      `${parent} cannot be the parent of ${child}`,
      'a dataset for a dataset, a column for a column',
    );
  const found = await readEnds(context, { child, parent });
  for (const end of [child, parent]) requireColumn(context, end, found);
  await requireNoCycle(context, { child, parent });
  await store(context, [
    proposeParent(context, { child, parent }, payloadOf(found.get(child), PARENT_ASPECT)),
  ]);
  return true;
}

export interface ChildLink {
  /** URNs of datasets. */
  readonly logicalParentUrn: string;
  readonly childUrn: string;
  readonly columnMappings?: Optional<
    readonly { readonly parentFieldPath: string; readonly childFieldPath: string }[]
  >;
}

/**
 * Links a physical dataset to its logical parent, and the named columns to those of the parent. Other columns keep their links. If a column
 * of the parent is named twice, the last one counts.
 * @throws as `setLogicalParent`
 */
export async function linkPhysicalChild(context: CommandContext, link: ChildLink): Promise<boolean> {
  const parent = readUrn(context, link.logicalParentUrn, 'dataset');
  const child = readUrn(context, link.childUrn, 'dataset');
  const mappings = new Map(
    (link.columnMappings ?? []).map(({ parentFieldPath, childFieldPath }) => [
      parentFieldPath,
      childFieldPath,
    ]),
  );
  await requireNoCycle(context, { child, parent });
  await storeUnchanged(context, () => proposeLinks(context, { child, parent }, mappings));
  return true;
}

/** Unlinks a physical dataset and all its columns. @throws NOT_FOUND, INVALID_URN, FORBIDDEN */
export async function unlinkPhysicalChild(
  context: CommandContext,
  { childUrn }: { readonly childUrn: string },
): Promise<boolean> {
  const child = readUrn(context, childUrn, 'dataset');
  const { value: schema } = await requireStored(context, child, SCHEMA);
  const columns = [...fieldsIn(schema).keys()].map((path) => schemaFieldUrn(child, path));
  const requests = columns.map((urn) => ({ urn, names: [PARENT_ASPECT] }));
  const linked = await context.services.entities.findAspects(requests);
  const ended = [...linked.values()].filter(
    (column) => parentIn(payloadOf(column, PARENT_ASPECT)) !== undefined,
  );
  await store(context, [child, ...ended.map(({ urn }) => urn)].map(proposeNoParent).map(inExisting));
  return true;
}

async function proposeLinks(
  context: CommandContext,
  { child, parent }: ParentLink,
  mappings: ReadonlyMap<string, string>,
): Promise<Proposal[]> {
  const links = [...mappings].map(([parentPath, childPath]) => ({
    child: schemaFieldUrn(child, childPath),
    parent: schemaFieldUrn(parent, parentPath),
  }));
  const found = await readEnds(
    context,
    { child, parent },
    links.map((each) => each.child),
  );
  for (const each of links) for (const end of [each.child, each.parent]) requireColumn(context, end, found);
  const unchanged =
    links.length === 0
      ? []
      : [child, parent].map((urn) =>
          requireUnchanged({ urn, aspectName: SCHEMA }, found.get(urn)?.aspects.get(SCHEMA)),
        );
  const all = [{ child, parent }, ...links];
  return [
    ...unchanged,
    ...all.map((each) => proposeParent(context, each, payloadOf(found.get(each.child), PARENT_ASPECT))),
  ];
}
