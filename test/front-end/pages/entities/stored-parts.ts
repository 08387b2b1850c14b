/** What entity pages show of stored aspects. */
import type { ExampleAspect } from '../../../helpers/front-end/example-set.js';

interface Part {
  /** Names in the answer, joined by `/`; `*` stands for all items of a list. */
  readonly shown: string;
  readonly aspect: string;
  /** Names in the payload, in the same form. */
  readonly stored: string;
}

const part = (shown: string, aspect: string, stored: string): Part => ({ shown, aspect, stored });

/** Parts that pages of several types show at the same place. */
const PARTS: readonly Part[] = [
  part('ownership/owners/*/owner/urn', 'ownership', 'owners/*/owner'),
  part('tags/tags/*/tag/urn', 'globalTags', 'tags/*/tag'),
  part('globalTags/tags/*/tag/urn', 'globalTags', 'tags/*/tag'),
  part('glossaryTerms/terms/*/term/urn', 'glossaryTerms', 'terms/*/urn'),
  part('domain/domain/urn', 'domains', 'domains/0'),
  part('institutionalMemory/elements/*/url', 'institutionalMemory', 'elements/*/url'),
  part('institutionalMemory/elements/*/label', 'institutionalMemory', 'elements/*/description'),
  part('deprecation/note', 'deprecation', 'note'),
  part('deprecation/decommissionTime', 'deprecation', 'decommissionTime'),
  part('status/removed', 'status', 'removed'),
  part('subTypes/typeNames/*', 'subTypes', 'typeNames/*'),
  part('container/urn', 'container', 'container'),
  part('dataPlatformInstance/urn', 'dataPlatformInstance', 'instance'),
  part(
    'structuredProperties/properties/*/structuredProperty/urn',
    'structuredProperties',
    'properties/*/propertyUrn',
  ),
  part(
    'structuredProperties/properties/*/values/*/stringValue',
    'structuredProperties',
    'properties/*/values/*/string',
  ),
  part('forms/incompleteForms/*/form/urn', 'forms', 'incompleteForms/*/urn'),
  part('forms/completedForms/*/form/urn', 'forms', 'completedForms/*/urn'),
  part('applications/*/application/urn', 'applications', 'applications/*'),
  part('application/application/urn', 'applications', 'applications/0'),
  part('browsePathV2/path/*/name', 'browsePathsV2', 'path/*/id'),
  part('embed/renderUrl', 'embed', 'renderUrl'),
  part('displayProperties/colorHex', 'displayProperties', 'colorHex'),
  part('access/roles/*/role/urn', 'access', 'roles/*/urn'),
  part('documentation/documentations/*/documentation', 'documentation', 'documentations/*/documentation'),
  part('siblings/siblings/*/urn', 'siblings', 'siblings/*'),
  part('testResults/failing/*/test/urn', 'testResults', 'failing/*/test'),
  part('testResults/passing/*/test/urn', 'testResults', 'passing/*/test'),
  part('inputFields/fields/*/schemaFieldUrn', 'inputFields', 'fields/*/schemaFieldUrn'),
  part('logicalParent/urn', 'logicalParent', 'parent/destinationUrn'),
  part('versionProperties/version/versionTag', 'versionProperties', 'version/versionTag'),
  part('viewProperties/logic', 'viewProperties', 'viewLogic'),
  part('schemaMetadata/fields/*/fieldPath', 'schemaMetadata', 'fields/*/fieldPath'),
  part(
    'editableSchemaMetadata/editableSchemaFieldInfo/*/description',
    'editableSchemaMetadata',
    'editableSchemaFieldInfo/*/description',
  ),
];

/** Aspects whose name and description pages show as `properties`, with the name's member. */
const PROPERTIES: readonly (readonly [aspect: string, name: string])[] = [
  ['datasetProperties', 'name'],
  ['chartInfo', 'title'],
  ['dashboardInfo', 'title'],
  ['dataFlowInfo', 'name'],
  ['dataJobInfo', 'name'],
  ['containerProperties', 'name'],
  ['domainProperties', 'name'],
  ['dataProductProperties', 'name'],
  ['applicationProperties', 'name'],
  ['glossaryNodeInfo', 'name'],
  ['glossaryTermInfo', 'name'],
  ['tagProperties', 'name'],
  ['roleProperties', 'name'],
  ['queryProperties', 'name'],
];

const ALL: readonly Part[] = [
  ...PARTS,
  ...PROPERTIES.flatMap(([aspect, name]) => [
    part('properties/name', aspect, name),
    part('properties/description', aspect, 'description'),
    part('properties/externalUrl', aspect, 'externalUrl'),
  ]),
];

export type Values = Readonly<Record<string, readonly unknown[]>>;

/**
 * Returns what a page must show and what it shows, by place. Only parts that are stored and that the page asks for count.
 * @param page the entity in the answer
 */
export function storedAndShown(
  page: object,
  aspects: readonly ExampleAspect[],
): { readonly stored: Values; readonly shown: Values } {
  const parts = ALL.flatMap(({ shown, aspect, stored }) => {
    const found = aspects.find((each) => each.aspect === aspect);
    const [first = ''] = shown.split('/');
    if (found === undefined || !(first in page)) return [];
    const values = valuesAt(found.value, stored.split('/'));
    return values.length === 0 || !isAsked(page, shown) ? [] : [{ shown, values }];
  });
  return {
    stored: Object.fromEntries(parts.map(({ shown, values }) => [shown, values])),
    shown: Object.fromEntries(parts.map(({ shown }) => [shown, valuesAt(page, shown.split('/'))])),
  };
}

/**
 * A page asks for a member of a record unless the record is there without it, or something else is in its place: a text (the state of a
 * user) or a page of relationships (the applications of metrics).
 */
function isAsked(page: object, place: string): boolean {
  const [first = '', second = ''] = place.split('/');
  const record: unknown = (page as Record<string, unknown>)[first];
  if (typeof record === 'string') return second === '';
  if (second === '' || typeof record !== 'object' || record === null) return true;
  return second === '*' ? Array.isArray(record) : second in record;
}

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (value === undefined || value === null) return [];
  if (step === undefined) return [value];
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return valuesAt((value as Record<string, unknown>)[step], rest);
}
