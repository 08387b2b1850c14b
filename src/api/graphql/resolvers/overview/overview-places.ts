/** Derives from the metadata model which aspects of an entity type hold the properties of overviews. */
import { isJsonObject } from '../../../../core/json.js';
import { isNameField } from '../../../../model/search/search-fields.js';
import type { AspectDefinition, MetadataModel } from '../../../../model/types.js';
import type { AspectPlace } from '../../mapping/directives.js';

/** Each list starts with the preferred place. */
export interface OverviewPlaces {
  /** Names that take precedence over the one that search shows. */
  readonly names: readonly AspectPlace[];
  /** Descriptions written by people in the catalog. */
  readonly editedDescriptions: readonly AspectPlace[];
  readonly sourceDescriptions: readonly AspectPlace[];
  readonly externalUrls: readonly AspectPlace[];
  readonly customProperties: readonly AspectPlace[];
  /** URNs of direct parents other than the container. */
  readonly parents: readonly AspectPlace[];
}

const NAME_MEMBERS = ['displayName', 'name', 'title'];
const DESCRIPTION_MEMBERS = ['description', 'definition', 'aboutMe'];
const EDITED_ASPECT = /^editable|EditableInfo$/;
/** Relationships from an entity to its parent. */
const PARENT_RELATIONSHIPS = new Set(['IsPartOf', 'IsChildOf', 'ChildOf']);

/** Places that cannot be derived from member names and annotations. */
const FURTHER: Readonly<Record<string, Partial<Record<keyof OverviewPlaces, readonly AspectPlace[]>>>> = {
  application: { parents: [{ aspect: 'applicationProperties', path: ['parentApplication'] }] },
  assertion: { names: [{ aspect: 'assertionInfo', path: ['description'] }] },
  chart: { externalUrls: [{ aspect: 'chartInfo', path: ['chartUrl'] }] },
  dashboard: { externalUrls: [{ aspect: 'dashboardInfo', path: ['dashboardUrl'] }] },
  dataHubFile: { names: [{ aspect: 'dataHubFileInfo', path: ['originalFileName'] }] },
  dataProcessInstance: {
    parents: [{ aspect: 'dataProcessInstanceRelationships', path: ['parentTemplate'] }],
  },
  glossaryTerm: { externalUrls: [{ aspect: 'glossaryTermInfo', path: ['sourceUrl'] }] },
  platformResource: { names: [{ aspect: 'platformResourceInfo', path: ['primaryKey'] }] },
  post: {
    sourceDescriptions: [{ aspect: 'postInfo', path: ['content', 'description'] }],
    externalUrls: [{ aspect: 'postInfo', path: ['content', 'link'] }],
  },
  repository: { externalUrls: [{ aspect: 'repositoryProperties', path: ['homepageUrl'] }] },
};

const placesOfModels = new WeakMap<MetadataModel, Map<string, OverviewPlaces>>();

/** Returns the same object for each call. A type that the model does not define has no places. */
export function overviewPlacesOf(model: MetadataModel, entityType: string): OverviewPlaces {
  const known = placesOfModels.get(model) ?? new Map<string, OverviewPlaces>();
  placesOfModels.set(model, known);
  const places = known.get(entityType) ?? derivePlaces(model, entityType);
  known.set(entityType, places);
  return places;
}

function derivePlaces(model: MetadataModel, entityType: string): OverviewPlaces {
  const aspects = aspectsOf(model, entityType);
  const edited = aspects.filter(({ name }) => EDITED_ASPECT.test(name));
  const others = aspects.filter((aspect) => !edited.includes(aspect));
  const isNamedInSearch = others.some(({ searchable }) => searchable.some(isNameField));
  const read = (from: readonly AspectDefinition[], members: readonly string[], type = 'string') =>
    from.flatMap((aspect) => placesIn(model, aspect, { members, type }));
  const further = Object.hasOwn(FURTHER, entityType) ? FURTHER[entityType] : undefined;
  return {
    names: [
      ...read(edited, NAME_MEMBERS.slice(0, 2)),
      ...(further?.names ?? []),
      ...(isNamedInSearch ? [] : read(others, NAME_MEMBERS)),
    ],
    editedDescriptions: [...read(edited, DESCRIPTION_MEMBERS), ...documentationOf(aspects)],
    sourceDescriptions: [...read(others, DESCRIPTION_MEMBERS), ...(further?.sourceDescriptions ?? [])],
    externalUrls: [...read(others, ['externalUrl']), ...(further?.externalUrls ?? [])],
    customProperties: read(others, ['customProperties'], 'object'),
    parents: [...aspects.flatMap(parentsIn), ...(further?.parents ?? [])],
  };
}

/** Versioned aspects without the key. Aspects of one type precede shared ones such as `versionInfo`. */
function aspectsOf(model: MetadataModel, entityType: string): AspectDefinition[] {
  const aspects = (model.entities.get(entityType)?.aspects ?? []).flatMap(
    (name) => model.aspects.get(name) ?? [],
  );
  const versioned = aspects.filter(({ kind, keyFor }) => kind === 'versioned' && keyFor === undefined);
  const isShared = ({ name }: AspectDefinition): boolean =>
    [...model.entities.values()].filter((entity) => entity.aspects.includes(name)).length > 1;
  return [...versioned.filter((each) => !isShared(each)), ...versioned.filter(isShared)];
}

function placesIn(
  model: MetadataModel,
  { name }: AspectDefinition,
  { members, type }: { readonly members: readonly string[]; readonly type: string },
): AspectPlace[] {
  const { properties } = model.schemaOf(name);
  if (!isJsonObject(properties)) return [];
  return members.flatMap((member) => {
    const schema = properties[member];
    return isJsonObject(schema) && schema['type'] === type ? [{ aspect: name, path: [member] }] : [];
  });
}

function documentationOf(aspects: readonly AspectDefinition[]): AspectPlace[] {
  const path = ['documentations', '0', 'documentation'];
  return aspects.some(({ name }) => name === 'documentation') ? [{ aspect: 'documentation', path }] : [];
}

function parentsIn({ name, relationships }: AspectDefinition): AspectPlace[] {
  return relationships
    .filter((each) => PARENT_RELATIONSHIPS.has(each.name) && !each.path.includes('*') && name !== 'container')
    .map(({ path }) => ({ aspect: name, path: path.split('/').filter(Boolean) }));
}
