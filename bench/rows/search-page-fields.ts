/** What the rows of `search-page.ts` select of each hit, and the bare statements for the same values. */
import type { RowName } from '../options.js';

export interface PageFields {
  readonly row: RowName;
  /** Of each hit, for the title of the row. */
  readonly title: string;
  readonly document: string;
  /**
   * One statement for the content of all hits. It gets `urns`, and returns the payloads of each hit with the payloads of the entities
   * that the fields lead to.
   */
  readonly statement: string;
}

const FEW = `urn
  ... on Dataset { name properties { name description } platform { name properties { displayName } }
    ownership { owners { owner { ... on CorpUser { username properties { displayName } } ... on CorpGroup { name properties { displayName } } } } }
    tags { tags { tag { name properties { name colorHex } } } }
    domain { domain { properties { name } } } }`;

const SHOWN = `urn type ... on Dataset { name
  properties { name qualifiedName description lastModified { time } customProperties { key value } }
  editableProperties { description } subTypes { typeNames } deprecation { deprecated note }
  platform { urn name properties { displayName logoUrl } } dataPlatformInstance { urn instanceId }
  ownership { owners { type owner {
    ... on CorpUser { urn username properties { displayName email title } editableProperties { displayName pictureLink } }
    ... on CorpGroup { urn name properties { displayName } } } } }
  tags { tags { tag { urn name properties { name colorHex } } } }
  glossaryTerms { terms { term { urn properties { name } parentNodes { count nodes { urn properties { name } } } } } }
  domain { domain { urn properties { name } } } container { urn properties { name } }`;

const MORE = `status { removed } lastIngested exists
  institutionalMemory { elements { url label } } siblings { isPrimary siblings { urn } }
  browsePathV2 { path { name entity { urn type ... on Container { properties { name } subTypes { typeNames } } } } }
  parentContainers { count containers { urn properties { name } subTypes { typeNames } } }
  structuredProperties { properties { structuredProperty { urn definition { displayName } }
    values { ... on StringValue { stringValue } ... on NumberValue { numberValue } } } }
  upstream: lineage(input: { direction: UPSTREAM, count: 0 }) { total }
  downstream: lineage(input: { direction: DOWNSTREAM, count: 0 }) { total }
  products: relationships(input: { types: ["DataProductContains"], direction: INCOMING, count: 1 }) {
    total relationships { entity { urn ... on DataProduct { properties { name } } } } }
  health { type status message causes }
  statsSummary { queryCountLast30Days queryCountPercentileLast30Days uniqueUserCountLast30Days topUsersLast30Days { urn username } }
  privileges { canEditLineage canEditTags canEditGlossaryTerms canEditDescription canEditOwners canEditDomains }`;

const FEW_CONTENT = `
UNWIND $urns AS urn
MATCH (hit:Entity {urn: urn})
USING INDEX hit:Entity(urn)
RETURN urn,
  [hit.aspect_datasetProperties, hit.aspect_ownership, hit.aspect_globalTags, hit.aspect_domains] AS payloads,
  [(hit)-[:OwnedBy]->(owner) | [owner.urn, owner.aspect_corpUserInfo, owner.aspect_corpGroupInfo]] AS owners,
  [(hit)-[:TaggedWith]->(tag) | [tag.urn, tag.aspect_tagProperties]] AS tagNodes,
  [(hit)-[:AssociatedWith]->(domain) | [domain.urn, domain.aspect_domainProperties]] AS domainNodes`;

function documentOf(fields: string): string {
  return `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { start count total
    searchResults { entity { ${fields} } } } }`;
}

const CONTENT = `
UNWIND $urns AS urn
MATCH (hit:Entity {urn: urn})
USING INDEX hit:Entity(urn)
OPTIONAL MATCH (platform:Entity {urn: 'urn:li:dataPlatform:' + split(split(urn, ',')[0], ':')[-1]})
USING INDEX platform:Entity(urn)
RETURN urn, platform.aspect_dataPlatformInfo AS platform,
  [hit.aspect_datasetProperties, hit.aspect_editableDatasetProperties, hit.aspect_subTypes, hit.aspect_deprecation,
   hit.aspect_dataPlatformInstance, hit.aspect_ownership, hit.aspect_globalTags, hit.aspect_glossaryTerms, hit.aspect_domains,
   hit.aspect_container] AS payloads,
  [(hit)-[:OwnedBy]->(owner) | [owner.urn, owner.aspect_corpUserInfo, owner.aspect_corpUserEditableInfo,
    owner.aspect_corpGroupInfo]] AS owners,
  [(hit)-[:TaggedWith]->(tag) | [tag.urn, tag.aspect_tagProperties]] AS tags,
  [(hit)-[:TermedWith]->(term) | [term.urn, term.aspect_glossaryTermInfo,
    [(term)-[:IsPartOf]->(node) | [node.urn, node.aspect_glossaryNodeInfo]]]] AS terms,
  [(hit)-[:AssociatedWith]->(domain) | [domain.urn, domain.aspect_domainProperties]] AS domains,
  [(hit)-[:IsPartOf]->(container) | [container.urn, container.aspect_containerProperties]] AS containers`;

const MORE_CONTENT = `${CONTENT},
  [hit.aspect_status, hit.aspect_institutionalMemory, hit.aspect_siblings, hit.aspect_browsePathsV2,
   hit.aspect_structuredProperties, hit.aspect_usageFeatures, hit.aspect_testResults] AS morePayloads,
  [key IN keys(hit) WHERE key STARTS WITH 'meta_' | hit[key]] AS metas,
  [(hit)-[:IsPartOf]->(container)-[:IsPartOf*0..5]->(outer) | [outer.urn, outer.aspect_containerProperties,
    outer.aspect_subTypes]] AS outer,
  COUNT { (hit)-[:HasUpstream]->(up) WHERE NOT coalesce(up.removed, false) } AS upstream,
  COUNT { (hit)<-[:HasUpstream]-(down) WHERE NOT coalesce(down.removed, false) } AS downstream,
  [(hit)<-[:DataProductContains]-(product) | [product.urn, product.aspect_dataProductProperties]] AS products,
  [(hit)<-[:IncidentOn]-(incident) | incident.aspect_incidentInfo] AS incidents,
  [(hit)<-[:Asserts]-(assertion) | assertion.urn] AS assertions,
  COLLECT { MATCH (point:TimeseriesPoint {urn: urn, aspect: 'datasetUsageStatistics'})
    WHERE point.timestampMillis >= timestamp() - 30 * 86400000
    RETURN point.payload } AS usage`;

export const SEARCH_PAGE: PageFields = {
  row: 'graphql-page',
  title: 'hydrated hits',
  document: documentOf(FEW),
  statement: FEW_CONTENT,
};

/** The number is that of the fields without members. */
export const HIT_PAGES: readonly PageFields[] = [
  {
    row: 'graphql-hits',
    title: 'hits with 40 fields each',
    document: documentOf(`${SHOWN} }`),
    statement: CONTENT,
  },
  {
    row: 'graphql-hits',
    title: 'hits with 80 fields each',
    document: documentOf(`${SHOWN} ${MORE} }`),
    statement: MORE_CONTENT,
  },
];
