/** Ends the dynamic assignments of forms, which other suites on the same Neo4j would have to follow with each write. */
import type { TestCatalog } from './catalog.js';

export async function forgetAssignments(catalog: TestCatalog, forms: Iterable<string>): Promise<void> {
  const proposals = [...forms].map((entityUrn) => ({
    entityType: 'form',
    entityUrn,
    changeType: 'DELETE',
    aspectName: 'dynamicFormAssignment',
  }));
  const { status, text } = await catalog.ingestBatch(proposals);
  if (status !== 200) throw new Error(text);
}
