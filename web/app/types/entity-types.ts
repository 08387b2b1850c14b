/** Labels, address and tabs of each entity type on the pages. */
import { capitalized } from '../parts/texts.js';

export interface EntityTypeDescription {
  /** As in URNs, e.g. `mlFeatureTable`. */
  readonly name: string;
  /** First segment of its addresses. */
  readonly segment: string;
  /** E.g. `Feature table`. */
  readonly label: string;
  readonly plural: string;
  /** In the order of the page. The first is the default tab. */
  readonly tabs: readonly TabName[];
}

const COMMON: readonly TabName[] = ['Properties', 'History', 'Raw'];
const DATA: readonly TabName[] = ['Documentation', 'Lineage', ...COMMON];

type Known = Partial<Pick<EntityTypeDescription, 'segment' | 'label' | 'plural' | 'tabs'>>;

/** Types with their own labels or tabs. Defaults are derived from the name. */
const KNOWN: Readonly<Record<string, Known>> = {
  dataset: {
    tabs: [
      'Schema',
      'Documentation',
      'Lineage',
      'Properties',
      'Queries',
      'Statistics',
      'Quality',
      'Runs',
      'History',
      'Raw',
    ],
  },
  chart: {
    tabs: ['Documentation', 'Contents', 'Lineage', 'Properties', 'Statistics', 'Quality', 'History', 'Raw'],
  },
  dashboard: {
    tabs: ['Contents', 'Documentation', 'Lineage', 'Properties', 'Statistics', 'Quality', 'History', 'Raw'],
  },
  dataJob: {
    segment: 'tasks',
    label: 'Job',
    tabs: ['Documentation', 'Lineage', 'Runs', 'Properties', 'Quality', 'History', 'Raw'],
  },
  dataFlow: {
    segment: 'pipelines',
    label: 'Pipeline',
    tabs: ['Contents', 'Documentation', 'Lineage', 'Properties', 'Quality', 'History', 'Raw'],
  },
  dataProcess: { label: 'Process', plural: 'Processes', tabs: DATA },
  dataProcessInstance: { label: 'Run', tabs: ['Runs', 'Lineage', ...COMMON] },
  mlFeature: { label: 'Feature', tabs: DATA },
  mlPrimaryKey: { label: 'Primary key', tabs: DATA },
  mlFeatureTable: { label: 'Feature table', tabs: ['Features', ...DATA] },
  mlModel: { label: 'Model', tabs: ['Documentation', 'Features', 'Group', 'Lineage', ...COMMON] },
  mlModelGroup: { label: 'Model group', tabs: ['Models', 'Group', ...DATA] },
  mlModelDeployment: { label: 'Model deployment', tabs: DATA },
  notebook: { tabs: DATA },
  schemaField: { label: 'Column', tabs: ['Lineage', 'Documentation', ...COMMON] },
  container: { tabs: ['Contents', 'Documentation', ...COMMON] },
  domain: { tabs: ['Contents', 'Documentation', ...COMMON] },
  dataProduct: { label: 'Data product', tabs: ['Contents', 'Documentation', ...COMMON] },
  application: { tabs: ['Contents', 'Documentation', ...COMMON] },
  glossaryTerm: { label: 'Term', tabs: ['Contents', 'Documentation', ...COMMON] },
  glossaryNode: { label: 'Term group', tabs: ['Contents', 'Documentation', ...COMMON] },
  tag: { tabs: ['Contents', 'Documentation', ...COMMON] },
  corpuser: { segment: 'user', label: 'User', tabs: ['Ownership', 'Group', ...COMMON] },
  corpGroup: { segment: 'group', label: 'Group', tabs: ['Members', 'Ownership', 'Documentation', ...COMMON] },
  dataPlatform: { label: 'Platform', tabs: ['Contents', ...COMMON] },
  dataPlatformInstance: { label: 'Platform instance', tabs: ['Contents', 'Documentation', ...COMMON] },
  assertion: { tabs: ['Runs', ...COMMON] },
  incident: { tabs: ['Documentation', ...COMMON] },
  dataContract: { label: 'Data contract', tabs: ['Quality', ...COMMON] },
  businessAttribute: { label: 'Business attribute', tabs: ['Contents', 'Documentation', ...COMMON] },
  structuredProperty: {
    label: 'Structured property',
    plural: 'Structured properties',
    tabs: ['Contents', 'Documentation', ...COMMON],
  },
  document: { tabs: ['Documentation', ...COMMON] },
  query: { plural: 'Queries', tabs: ['Queries', ...COMMON] },
  erModelRelationship: { label: 'Relationship of tables', plural: 'Relationships of tables' },
  repository: { plural: 'Repositories' },
  dataHubPolicy: { plural: 'Policies' },
  api: { label: 'API' },
  role: { label: 'Access role' },
  aiAgent: { label: 'AI agent' },
  telemetry: { plural: 'Telemetry' },
  globalSettings: { label: 'Settings', plural: 'Settings' },
  dataHubRetention: { plural: 'Retention' },
};

/** Further aliases for the first address segment of a type. */
const ALIASES: Readonly<Record<string, string>> = {
  features: 'mlFeature',
  featureTables: 'mlFeatureTable',
  mlModels: 'mlModel',
  mlPrimaryKeys: 'mlPrimaryKey',
};

/** Type of each first segment that differs from the name of the type. */
export const TYPES_BY_SEGMENT: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ALIASES),
  ...Object.entries(KNOWN).flatMap(([name, { segment }]): [string, string][] =>
    segment === undefined ? [] : [[segment, name]],
  ),
]);

/** Works for any type. Defaults are derived from the name. */
export function describeEntityType(name: string): EntityTypeDescription {
  const known = KNOWN[name] ?? {};
  const label = known.label ?? wordsOf(name);
  return {
    name,
    segment: known.segment ?? name,
    label,
    plural: known.plural ?? `${label}s`,
    tabs: known.tabs ?? ['Documentation', ...COMMON],
  };
}

/** Type of the first segment of an address, e.g. `dataJob` for `tasks`. */
export function typeOfSegment(segment: string): string {
  return TYPES_BY_SEGMENT.get(segment) ?? segment;
}

/** False for a name that only a custom model can have, or none. */
export function isDescribedType(name: string): boolean {
  return Object.hasOwn(KNOWN, name);
}

/** `MLFEATURE_TABLE` → `mlFeatureTable`: the model's name of a value of the API's enum. */
export function typeOfEnum(value: string): string {
  const fixed = ENUM_EXCEPTIONS[value];
  if (fixed !== undefined) return fixed;
  const [first = '', ...others] = value.toLowerCase().split('_');
  return [first === 'datahub' ? 'dataHub' : first, ...others.map(capitalized)].join('');
}

/** `mlFeatureTable` → `MLFEATURE_TABLE`: the way back. */
export function enumOfType(type: string): string {
  const fixed = Object.entries(ENUM_EXCEPTIONS).find(([, name]) => name === type);
  if (fixed !== undefined) return fixed[0];
  return type
    .replace(/^dataHub(?=[A-Z])/, 'datahub')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase();
}

const ENUM_EXCEPTIONS: Readonly<Record<string, string>> = {
  CORP_USER: 'corpuser',
  MLFEATURE: 'mlFeature',
  MLFEATURE_TABLE: 'mlFeatureTable',
  MLMODEL: 'mlModel',
  MLMODEL_GROUP: 'mlModelGroup',
  MLMODEL_DEPLOYMENT: 'mlModelDeployment',
  MLPRIMARY_KEY: 'mlPrimaryKey',
  ACCESS_TOKEN: 'dataHubAccessToken',
  EXECUTION_REQUEST: 'dataHubExecutionRequest',
  INGESTION_SOURCE: 'dataHubIngestionSource',
  CUSTOM_OWNERSHIP_TYPE: 'ownershipType',
  DATAHUB_PLATFORM_RESOURCE: 'platformResource',
  DATAHUB_OPEN_API_SCHEMA: 'dataHubOpenAPISchema',
};

/** `dataHubIngestionSource` → `Ingestion source`. */
function wordsOf(name: string): string {
  const words = name
    .replace(/^dataHub(?=[A-Z])/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return capitalized(words);
}

/** Names of the tabs of an entity page, as in addresses. */
export const TAB_NAMES = [
  'Schema',
  'Features',
  'Group',
  'Models',
  'Contents',
  'Members',
  'Documentation',
  'Lineage',
  'Properties',
  'Queries',
  'Statistics',
  'Quality',
  'Runs',
  'Ownership',
  'History',
  'Raw',
] as const;

export type TabName = (typeof TAB_NAMES)[number];

/** Finds a tab by name, ignoring case, e.g. from an address printed by another client. */
export function findTabName(text: string): TabName | undefined {
  const wanted = text.toLowerCase();
  return TAB_NAMES.find((name) => name.toLowerCase() === wanted);
}
