/** Which aspects belong to each category, and how they are compared. */
import type { EntityDefinition, MetadataModel } from '../../model/types.js';
import type { ChangeCategory, Differ } from './change-event.js';
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
import { diffDocumentations, diffLinks, diffName, textDiffer } from './diff-documentation.js';
import { fieldAssociationDiffer, fieldTextDiffer } from './diff-fields.js';
import { diffRelatedTerms } from './diff-related-terms.js';
import { diffSchema } from './diff-schema.js';
import { diffStructuredProperties } from './diff-structured-properties.js';
import { diffVersioning } from './diff-versioning.js';

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
  return TEXTS.filter((member) => paths.has(`/${member}`)).map(textDiffer);
}
