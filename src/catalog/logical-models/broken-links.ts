/** Which links to a logical model end when some of its columns change. */
import { findUrn } from '../../model/urn/parse-urn.js';
import { schemaFieldUrn } from '../../model/field-path.js';

/** A dataset or a column, and its logical parent. */
export interface ParentLink {
  readonly child: string;
  readonly parent: string;
}

/**
 * Returns the links that end: those of columns to columns that are gone or have another type, and those of datasets none of whose columns
 * matches the model any more.
 * @param model URN of the logical model
 * @param links to the model and to its columns
 * @param broken paths of the columns of the model that are gone or have another type
 */
export function brokenLinks(
  model: string,
  links: readonly ParentLink[],
  broken: readonly string[],
): ParentLink[] {
  if (broken.length === 0) return [];
  const gone = new Set(broken.map((path) => schemaFieldUrn(model, path)));
  const ofColumns = links.filter(({ parent }) => parent !== model);
  const matched = new Set(
    ofColumns.flatMap(({ child, parent }) => (gone.has(parent) ? [] : [findUrn(child)?.parts[0]])),
  );
  return [
    ...ofColumns.filter(({ parent }) => gone.has(parent)),
    ...links.filter(({ child, parent }) => parent === model && !matched.has(child)),
  ];
}
