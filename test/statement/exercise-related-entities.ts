/** Sends the statements of rules that depend on other entities than the written one. */
import type { TestCatalog } from '../helpers/catalog.js';

/**
 * Assigns a structured property, reads it, writes two versions of one version set, and a status with a lifecycle stage. Creates a contract,
 * a business attribute and a domain. Writes a subtype. Moves a container with a table in it.
 * @param tables two existing ones
 */
export async function exerciseRelatedEntities(
  catalog: TestCatalog,
  id: string,
  tables: readonly [string, string],
): Promise<void> {
  const property = `urn:li:structuredProperty:${id}`;
  await catalog.ingest(property, 'propertyDefinition', {
    qualifiedName: id,
    valueType: 'urn:li:dataType:datahub.string',
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  });
  const properties = [{ propertyUrn: property, values: [{ string: 'a' }] }];
  await catalog.ingest(tables[0], 'structuredProperties', { properties });
  await catalog.entity(tables[0], ['structuredProperties']);
  const stage = `urn:li:lifecycleStageType:${id}`;
  const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
  await catalog.ingest(stage, 'lifecycleStageTypeInfo', {
    ...{ name: 'a', settings: {}, created: stamp, lastModified: stamp },
  });
  await catalog.ingest(tables[0], 'status', { removed: false, lifecycleStage: stage });
  // Lists the stages, because one has changed.
  await catalog.query('{ searchAcrossEntities(input: { query: "*", count: 0 }) { total } }');
  await catalog.query(
    'mutation ($input: UpsertDataContractInput!) { upsertDataContract(input: $input) { urn } }',
    { input: { entityUrn: tables[0] } },
  );
  await catalog.query(
    'mutation ($input: CreateBusinessAttributeInput!) { createBusinessAttribute(input: $input) { urn } }',
    { input: { name: id } },
  );
  await catalog.query('mutation ($input: CreateDomainInput!) { createDomain(input: $input) }', {
    input: { name: id },
  });
  await catalog.ingest(tables[0], 'subTypes', { typeNames: ['Table'] });
  const [inner, outer] = [`urn:li:container:${id}_inner`, `urn:li:container:${id}_outer`];
  await catalog.ingest(tables[0], 'container', { container: inner });
  await catalog.ingest(inner, 'container', { container: outer });
  const versionSet = `urn:li:versionSet:(${id},dataset)`;
  for (const [index, table] of tables.entries()) {
    const sortId = String(index);
    await catalog.ingest(table, 'versionProperties', {
      versionSet,
      version: { versionTag: sortId },
      sortId,
    });
  }
}
