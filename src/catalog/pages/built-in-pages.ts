/** The page modules and the home page that every catalog has. */
import type { AuditStamp } from '../../model/types.js';
import { GLOBAL_SETTINGS } from '../settings.js';
import { createIfAbsent } from '../commands/proposals.js';
import type { Proposal } from '../writes/types.js';

export const MODULE_TYPE = 'dataHubPageModule';
export const MODULE_PROPERTIES = 'dataHubPageModuleProperties';
export const TEMPLATE_TYPE = 'dataHubPageTemplate';
export const TEMPLATE_PROPERTIES = 'dataHubPageTemplateProperties';

/** Name and type by id. */
const MODULES: Readonly<Record<string, readonly [name: string, type: string]>> = {
  your_assets: ['Your Assets', 'OWNED_ASSETS'],
  top_domains: ['Domains', 'DOMAINS'],
  assets: ['Assets', 'ASSETS'],
  output_ports: ['Output Ports', 'OUTPUT_PORTS'],
  child_hierarchy: ['Children', 'CHILD_HIERARCHY'],
  data_products: ['Data Products', 'DATA_PRODUCTS'],
  related_terms: ['Related Terms', 'RELATED_TERMS'],
  platforms: ['Platforms', 'PLATFORMS'],
  lineage: ['Lineage', 'LINEAGE'],
  columns: ['Columns', 'COLUMNS'],
};

/** Modules that clients know by their ids, without a stored entity. */
const FURTHER_MODULES = [
  'your_subscriptions',
  'semantic_model_datasets',
  'semantic_model_metrics',
  'semantic_model_relationships',
  'semantic_model_dimensions',
  'ai_context',
  'sql',
  'related_metrics',
];

const moduleUrn = (id: string): string => `urn:li:${MODULE_TYPE}:${id}`;

export const BUILT_IN_MODULES: ReadonlySet<string> = new Set(
  [...Object.keys(MODULES), ...FURTHER_MODULES].map(moduleUrn),
);

/** The home page of users without one of their own. */
export const DEFAULT_HOME_PAGE = `urn:li:${TEMPLATE_TYPE}:home_default_1`;

const ROWS = [['your_assets'], ['top_domains', 'platforms']];

/**
 * Returns proposals that create the built-in modules, the home page and the settings of a new catalog. Existing ones stay as they are,
 * even if they were changed.
 */
export function builtInPages(stamp: AuditStamp): Proposal[] {
  const common = { visibility: { scope: 'GLOBAL' }, created: stamp, lastModified: stamp };
  const rows = ROWS.map((ids) => ({ modules: ids.map(moduleUrn) }));
  return [
    ...Object.entries(MODULES).map(([id, [name, type]]) =>
      createIfAbsent(moduleUrn(id), MODULE_PROPERTIES, { name, type, params: {}, ...common }),
    ),
    createIfAbsent(DEFAULT_HOME_PAGE, TEMPLATE_PROPERTIES, {
      ...{ rows, surface: { surfaceType: 'HOME_PAGE' } },
      ...common,
    }),
    createIfAbsent(GLOBAL_SETTINGS.urn, GLOBAL_SETTINGS.aspectName, {
      views: {},
      docPropagation: { enabled: true, columnPropagationEnabled: true },
      homePage: { defaultTemplate: DEFAULT_HOME_PAGE },
    }),
  ];
}
