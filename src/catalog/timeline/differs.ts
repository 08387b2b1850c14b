/** Which aspects belong to each category, and how they are compared. */
import type { EntityDefinition, MetadataModel } from '../../model/types.js';
import { type JsonObject, isJsonObject, type JsonValue, recordAt, recordsAt } from '../../core/json.js';
import type { AspectChange, ChangeCategory, Differ, ChangeEvent, ChangeOperation } from './change-event.js';
import {
  APPLICATIONS,
  ASSETS,
  associationDiffer,
  DOMAINS,
  OWNERS,
  TAGS,
  TERMS,
} from './diff-associations.js';
import { diffDocument, diffParent, diffRelatedEntities } from './diff-document.js';
import {
  diffDocumentations,
  diffLinks,
  diffName,
  textDiffer,
  fieldAssociationDiffer,
  fieldTextDiffer,
} from './diff-documentation.js';
import { diffSchema } from './diff-schema.js';
import { diffItems, textsAt, filled, textOrEmpty, sourceOf } from './diff-items.js';

type DiffersByAspect = Readonly<Record<string, Differ>>;

const DIFFERS: Readonly<Record<ChangeCategory, DiffersByAspect>> = {
  TAG: {
    globalTags: associationDiffer(TAGS),
    schemaMetadata: fieldAssociationDiffer(TAGS, 'fields', 'globalTags'),
    editableSchemaMetadata: fieldAssociationDiffer(TAGS, 'editableSchemaFieldInfo', 'globalTags'),
  },
  GLOSSARY_TERM: {
    glossaryTerms: associationDiffer(TERMS),
    schemaMetadata: fieldAssociationDiffer(TERMS, 'fields', 'glossaryTerms'),
    editableSchemaMetadata: fieldAssociationDiffer(TERMS, 'editableSchemaFieldInfo', 'glossaryTerms'),
    glossaryRelatedTerms: diffRelatedTerms,
  },
  OWNERSHIP: { ownership: associationDiffer(OWNERS) },
  DOMAIN: { domains: associationDiffer(DOMAINS) },
  DOCUMENTATION: {
    documentation: diffDocumentations,
    institutionalMemory: diffLinks,
    schemaMetadata: fieldTextDiffer('fields'),
    editableSchemaMetadata: fieldTextDiffer('editableSchemaFieldInfo'),
    glossaryTermInfo: diffName,
    glossaryNodeInfo: diffName,
    domainProperties: diffName,
    dataProductProperties: diffName,
    documentInfo: diffDocument,
  },
  PARENT: { documentInfo: diffParent },
  RELATED_ENTITIES: { documentInfo: diffRelatedEntities },
  TECHNICAL_SCHEMA: { schemaMetadata: diffSchema },
  STRUCTURED_PROPERTY: { structuredProperties: diffStructuredProperties },
  APPLICATION: { applications: associationDiffer(APPLICATIONS) },
  ASSET_MEMBERSHIP: { dataProductProperties: associationDiffer(ASSETS) },
  VERSIONING: { versionProperties: diffVersioning },
};

/** Members that describe the entity; at most one of them per aspect is searchable in the model. */
const TEXTS = ['description', 'definition'];

/** Returns the comparisons for the categories, by aspect, among the aspects of the entity type. */
export function differsOf(
  entity: EntityDefinition,
  categories: readonly ChangeCategory[],
  model: Pick<MetadataModel, 'aspects'>,
): ReadonlyMap<string, readonly Differ[]> {
  const byAspect = new Map<string, Differ[]>();
  for (const aspect of entity.aspects) {
    const differs = [...new Set(categories)].flatMap((category) => [
      ...own(DIFFERS[category], aspect),
      ...(category === 'DOCUMENTATION' ? textsOf(aspect, model) : []),
    ]);
    if (differs.length > 0) byAspect.set(aspect, differs);
  }
  return byAspect;
}

function own(differs: DiffersByAspect, aspect: string): Differ[] {
  const differ = Object.hasOwn(differs, aspect) ? differs[aspect] : undefined;
  return differ === undefined ? [] : [differ];
}

/** Compares the searchable text of any aspect, including aspects that a custom model adds. */
function textsOf(aspectName: string, model: Pick<MetadataModel, 'aspects'>): Differ[] {
  const aspect = model.aspects.get(aspectName);
  if (aspect?.kind !== 'versioned') return [];
  const paths = new Set(aspect.searchable.map(({ path }) => path));
  return TEXTS.filter((member) => paths.has(`/${member}`)).map((member) =>
    textDiffer((payload) => textOrEmpty(payload, member)),
  );
}

/** Finds changes of an entity's position in a version set. */
function diffVersioning({ urn, aspect, before, after }: AspectChange): ChangeEvent[] {
  const [old, now] = [labelOf(before), labelOf(after)];
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  const operation = before === undefined ? 'ADD' : after === undefined ? 'REMOVE' : 'MODIFY';
  const set = textOrEmpty(after ?? before, 'versionSet');
  const event: ChangeEvent = {
    category: 'VERSIONING',
    operation,
    entityUrn: urn,
    aspect,
    modifier: set,
    semVerChange: 'MINOR',
    description: `${urn} ${VERSIONING_VERBS[operation]} ${set}.`,
    parameters: { ...now, ...(before && { previous: old }) },
  };
  return [event];
}

const VERSIONING_VERBS = {
  ADD: 'joined the version set',
  REMOVE: 'left the version set',
  MODIFY: 'has another version in',
} as const;

function labelOf(properties: JsonObject | undefined): JsonObject {
  return filled({
    versionSet: textOrEmpty(properties, 'versionSet'),
    version: textOrEmpty(recordAt(properties, 'version'), 'versionTag'),
    comment: textOrEmpty(properties, 'comment'),
  });
}

/** Finds changes of structured properties: a property is added, removed, or gets other values. */
function diffStructuredProperties({ urn, aspect, before, after }: AspectChange): ChangeEvent[] {
  const key = (item: JsonObject): string =>
    JSON.stringify([textOrEmpty(item, 'propertyUrn'), sourceOf(item)]);
  const { added, removed, kept } = diffItems(
    recordsAt(before, 'properties'),
    recordsAt(after, 'properties'),
    key,
  );
  const event = (operation: ChangeOperation, item: JsonObject, previous?: JsonObject): ChangeEvent => {
    const modifier = textOrEmpty(item, 'propertyUrn');
    return {
      category: 'STRUCTURED_PROPERTY',
      operation,
      entityUrn: urn,
      aspect,
      modifier,
      semVerChange: 'MINOR',
      description: `Structured property ${modifier} ${PROPERTY_VERBS[operation]} ${urn}.`,
      parameters: {
        ...filled({ propertyUrn: modifier, source: sourceOf(item) }),
        values: valuesOf(item),
        ...(previous && { previousValues: valuesOf(previous) }),
      },
    };
  };
  return [
    ...removed.map((item) => event('REMOVE', item)),
    ...added.map((item) => event('ADD', item)),
    ...kept
      .filter(([old, now]) => JSON.stringify(valuesOf(old)) !== JSON.stringify(valuesOf(now)))
      .map(([old, now]) => event('MODIFY', now, old)),
  ];
}

const PROPERTY_VERBS = {
  ADD: 'was set on',
  REMOVE: 'was removed from',
  MODIFY: 'has other values on',
} as const;

/** Returns strings and numbers from the union in which they are stored. */
function valuesOf(item: JsonObject): JsonValue[] {
  const { values } = item;
  if (!Array.isArray(values)) return [];
  return values.flatMap((value) => (isJsonObject(value) ? Object.values(value) : [value]));
}

/** Members of `glossaryRelatedTerms` with the names of their relationships. */
const RELATIONSHIPS = {
  isRelatedTerms: 'Is A',
  hasRelatedTerms: 'Has A',
  values: 'Has Value',
  relatedTerms: 'Is Related To',
} as const;

/** Finds changes of the relationships between glossary terms. Each term that is added to or removed from a member is one event. */
function diffRelatedTerms({ urn, aspect, before, after }: AspectChange): ChangeEvent[] {
  return Object.entries(RELATIONSHIPS).flatMap(([member, relationshipType]) => {
    const { added, removed } = diffItems(textsAt(before, member), textsAt(after, member), (term) => term);
    const event = (operation: 'ADD' | 'REMOVE', termUrn: string): ChangeEvent => {
      const parameters: JsonObject = { termUrn, relationshipType };
      const verb = operation === 'ADD' ? 'was added' : 'was removed';
      return {
        ...{ category: 'GLOSSARY_TERM', operation, entityUrn: urn, aspect, modifier: termUrn },
        semVerChange: 'MINOR',
        description: `The relationship ${relationshipType} of ${urn} to ${termUrn} ${verb}.`,
        parameters,
      };
    };
    return [...removed.map((term) => event('REMOVE', term)), ...added.map((term) => event('ADD', term))];
  });
}
