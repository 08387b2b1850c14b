/** Texts of a box. */
import { describeEntityType, typeOfEnum } from '../../types/entity-types.js';
import { kindOf } from '../../types/kind-of.js';
import type { EntityLinkFragment } from '../../api/fragments/entity-link.graphql.js';
import type { Box, BoxEntity, FoldedGroup } from './picture.js';

/** Properties from which the description of an entity is composed. */
export type PlacedEntity = EntityLinkFragment & {
  readonly overview: { readonly path?: readonly { readonly name: string }[] };
};

/** E.g. `Table · Snowflake · core`: kind, platform and nearest parent. */
export function placeWords(entity: PlacedEntity): string {
  const { platform, path } = entity.overview;
  return [kindOf(entity), platformName(platform), path?.at(-1)?.name].filter(Boolean).join(' · ');
}

/** E.g. `3 in · 12 out`: neighbours on both sides. */
export function countWords({ upstreamCount, downstreamCount }: Box): string {
  return `${number(upstreamCount)} in · ${number(downstreamCount)} out`;
}

/** Warnings about the entity; empty if there are none. */
export function markWords({
  exists,
  overview: { removed, deprecation, openIncidents },
}: BoxEntity): string[] {
  return [
    ...(removed ? ['Deleted'] : []),
    ...(exists === false ? ['Not in the catalog'] : []),
    ...(deprecation?.deprecated === true ? ['Deprecated'] : []),
    ...(openIncidents > 0 ? [openIncidents === 1 ? '1 incident' : `${number(openIncidents)} incidents`] : []),
  ];
}

/** E.g. `37 more tables`; `12 more` if they are of several kinds. */
export function groupWords({ count, types }: FoldedGroup): string {
  const [only] = types;
  if (only === undefined || types.length > 1) return `${number(count)} more`;
  const { label, plural } = describeEntityType(typeOfEnum(only.value));
  return `${number(count)} more ${(count === 1 ? label : plural).toLowerCase()}`;
}

/** E.g. `30 datasets, 7 jobs`. */
export function groupDetails({ types }: FoldedGroup): string {
  return types
    .map(({ value, count }) => {
      const { label, plural } = describeEntityType(typeOfEnum(value));
      return `${number(count)} ${(count === 1 ? label : plural).toLowerCase()}`;
    })
    .join(', ');
}

/** The path of a column without the marks of versions and types: `[version=2.0].[type=string].a.b` is `a.b`. */
export function columnName(fieldPath: string): string {
  return fieldPath.replaceAll(/\[[^\]]*\]\.?/g, '') || fieldPath;
}

export function platformName(platform: BoxEntity['overview']['platform']): string | undefined {
  return platform?.properties?.displayName ?? platform?.name;
}

/** E.g. `1,200`. */
export function number(value: number): string {
  return value.toLocaleString('en');
}
