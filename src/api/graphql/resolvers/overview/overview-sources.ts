/** Derives from the metadata model which aspects of an entity type hold the properties of overviews. */
import { isJsonObject } from '../../../../core/json.js';
import { isNameField } from '../../../../model/search/search-fields.js';
import type { AspectDefinition, MetadataModel } from '../../../../model/types.js';
import type { AspectPath } from '../../mapping/directives.js';

/** Each list starts with the preferred source. */
export interface OverviewSources {
  /** Names that take precedence over the one that search shows. */
  readonly names: readonly AspectPath[];
  /** Descriptions written by people in the catalog. */
  readonly editedDescriptions: readonly AspectPath[];
  readonly sourceDescriptions: readonly AspectPath[];
  readonly externalUrls: readonly AspectPath[];
  readonly customProperties: readonly AspectPath[];
  /** URNs of direct parents other than the container. */
  readonly parents: readonly AspectPath[];
}

const NAME_MEMBERS = ['displayName', 'name', 'title'];
const DESCRIPTION_MEMBERS = ['description', 'definition', 'aboutMe'];
const EDITED_ASPECT = /^editable|EditableInfo$/;
/** Relationships from an entity to its parent. */
const PARENT_RELATIONSHIPS = new Set(['IsPartOf', 'IsChildOf', 'ChildOf']);

/** Places that cannot be derived from member names and annotations. */
const FURTHER: Readonly<Record<string, Partial<Record<keyof OverviewSources, readonly AspectPath[]>>>> = {
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

const sourcesByModel = new WeakMap<MetadataModel, Map<string, OverviewSources>>();

/** Returns the same object for each call. A type that the model does not define has no sources. */
export function overviewSourcesOf(model: MetadataModel, entityType: string): OverviewSources {
  const cached = sourcesByModel.get(model) ?? new Map<string, OverviewSources>();
  sourcesByModel.set(model, cached);
  const sources = cached.get(entityType) ?? deriveSources(model, entityType);
  cached.set(entityType, sources);
  return sources;
}

function deriveSources(model: MetadataModel, entityType: string): OverviewSources {
  const aspects = aspectsOf(model, entityType);
  const edited = aspects.filter(({ name }) => EDITED_ASPECT.test(name));
  const others = aspects.filter((aspect) => !edited.includes(aspect));
  const isNamedInSearch = others.some(({ searchable }) => searchable.some(isNameField));
  const read = (from: readonly AspectDefinition[], members: readonly string[], type = 'string') =>
    from.flatMap((aspect) => pathsIn(model, aspect, { members, type }));
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

function pathsIn(
  model: MetadataModel,
  { name }: AspectDefinition,
  { members, type }: { readonly members: readonly string[]; readonly type: string },
): AspectPath[] {
  const { properties } = model.schemaOf(name);
  if (!isJsonObject(properties)) return [];
  return members.flatMap((member) => {
    const schema = properties[member];
    return isJsonObject(schema) && schema['type'] === type ? [{ aspect: name, path: [member] }] : [];
  });
}

function documentationOf(aspects: readonly AspectDefinition[]): AspectPath[] {
  const path = ['documentations', '0', 'documentation'];
  return aspects.some(({ name }) => name === 'documentation') ? [{ aspect: 'documentation', path }] : [];
}

function parentsIn({ name, relationships }: AspectDefinition): AspectPath[] {
  return relationships
    .filter((each) => PARENT_RELATIONSHIPS.has(each.name) && !each.path.includes('*') && name !== 'container')
    .map(({ path }) => ({ aspect: name, path: path.split('/').filter(Boolean) }));
}
