/** Labels of an entity that are entities themselves: owners, tags, terms, domain and so on. Hidden ones are omitted. */
import { isJsonObject, type JsonObject } from '../../../../core/json.js';
import { findEntityRef, type EntityRef } from '../../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../../mapping/record.js';
import {
  columnRecords,
  listAt,
  withoutHidden,
  withoutHiddenValues,
  type OverviewContext,
  type OverviewField,
} from './overview-values.js';

interface Association {
  readonly aspect: string;
  /** Member of the aspect that holds the list. */
  readonly list: string;
  /** Member of each item that holds the URN. */
  readonly member: string;
  readonly entityTypes: readonly string[];
}

function associations({ aspect, list, member, entityTypes }: Association): OverviewField<StoredRecord[]> {
  return async (entity, _, context) => {
    const [own, column] = await Promise.all([
      listAt(entity, { aspect, path: [list] }, context),
      columnRecords(entity, context),
    ]);
    const ofColumn = [column.edited, column.source].map((record) => memberAt(record, [aspect, list]));
    const items = withColumn(own.filter(isJsonObject), ofColumn.flat().filter(isJsonObject), member);
    const shown = await Promise.all(
      items.map(async (item) => {
        const [isListed, open] = await Promise.all([
          isShown(memberAt(item, [member]), entityTypes, context),
          withoutHidden(item, context),
        ]);
        return isListed ? [new StoredRecord(open, entity.urn)] : [];
      }),
    );
    return shown.flat();
  };
}

/** Values that are URNs are references too. */
const structuredProperties: OverviewField<StoredRecord[]> = async (entity, _, context) => {
  const records = await propertyRecords(entity, _, context);
  const shown = await Promise.all(records.map(({ value }) => withoutHiddenValues(value, context)));
  return shown.filter((value) => value !== undefined).map((value) => new StoredRecord(value, entity.urn));
};

const propertyRecords = associations({
  aspect: 'structuredProperties',
  list: 'properties',
  member: 'propertyUrn',
  entityTypes: ['structuredProperty'],
});

/** Merges the labels of a column with those in the aspects of its table, without duplicates. The entity's own list is kept as is. */
function withColumn(
  own: readonly JsonObject[],
  ofColumn: readonly JsonObject[],
  member: string,
): JsonObject[] {
  const named = new Set(own.map((item) => item[member]));
  const added = ofColumn.filter((item) => !named.has(item[member]) && named.add(item[member]));
  return [...own, ...added];
}

/** The first visible entity of a list of URNs. */
function firstOf(aspect: string, entityType: string): OverviewField<EntityRef | null> {
  return async (entity, _, context) => {
    const urns = await listAt(entity, { aspect, path: [aspect] }, context);
    const shown = await Promise.all(urns.map((urn) => isShown(urn, [entityType], context)));
    return findEntityRef(urns.find((_, index) => shown[index])) ?? null;
  };
}

async function isShown(
  urn: unknown,
  entityTypes: readonly string[],
  { visible }: OverviewContext,
): Promise<boolean> {
  const entity = findEntityRef(urn);
  return (
    entity !== undefined &&
    entityTypes.includes(entity.urn.entityType) &&
    (await visible.load(entity.urn.text))
  );
}

export const overviewLabels = {
  owners: associations({
    aspect: 'ownership',
    list: 'owners',
    member: 'owner',
    entityTypes: ['corpuser', 'corpGroup'],
  }),
  tags: associations({ aspect: 'globalTags', list: 'tags', member: 'tag', entityTypes: ['tag'] }),
  glossaryTerms: associations({
    aspect: 'glossaryTerms',
    list: 'terms',
    member: 'urn',
    entityTypes: ['glossaryTerm'],
  }),
  structuredProperties,
  domain: firstOf('domains', 'domain'),
  application: firstOf('applications', 'application'),
} as const;
