/** Entities of all types with values of all members: after the removal of the references to each of them, only what is reported names it. */
import type { JsonValue } from '../../src/core/json.js';
import { inRun } from '../helpers/api/runs.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';
import { unique, uniqueWord } from '../helpers/catalog.js';
import { exampleSet } from '../helpers/front-end/example-set.js';
import { idOf, model } from '../helpers/front-end/example-urns.js';

const { catalog, graph } = await openCatalogAndGraph();

/** Tell who or what made an entry, and an entity by its URN in lower case. The assignee of an incident is a reference. */
const STAMPS = /(?<!\/assignees\/\d+)\/(actor|impersonator|actorUrn)$|attribution\/source$|lowercasedUrn$/i;

function mentions(value: JsonValue, urn: string, path = ''): boolean {
  if (typeof value === 'string') return value === urn && !STAMPS.test(path);
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, member]) => mentions(member, urn, `${path}/${name}`));
}

/** Returns the aspects of other entities that mention the URN outside of stamps. @param parts of the URNs of these entities */
async function mentioning(urn: string, parts: readonly string[]): Promise<string[]> {
  const rows = await graph.rows(
    `MATCH (n:Entity) WHERE any(part IN $parts WHERE n.urn CONTAINS part) AND n.urn <> $urn
     UNWIND [key IN keys(n) WHERE key STARTS WITH 'aspect_'] AS key
     WITH n, key, n[key] AS payload WHERE payload CONTAINS '"' + $urn + '"'
     RETURN n.urn AS urn, substring(key, 7) AS aspect, payload`,
    { urn, parts },
  );
  return rows
    .filter(({ payload }) => mentions(JSON.parse(payload) as JsonValue, urn))
    .map((row) => `${row['urn']} ${row['aspect']}`)
    .sort();
}

/** Aspects on which the rules for others depend. */
const FIRST = ['propertyDefinition', 'lifecycleStageTypeInfo', 'versionProperties'];

it('only aspects that are reported as kept mention a URN after its references were removed', async () => {
  const [word, other, run] = [uniqueWord('one'), uniqueWord('two'), unique('references')];
  const own = exampleSet(word, other);
  const examples = [...own, ...exampleSet(other, word)]
    .filter(({ aspect }) => model.getAspect(aspect).kind === 'versioned')
    .sort((one, two) => FIRST.indexOf(two.aspect) - FIRST.indexOf(one.aspect));
  try {
    const proposals = examples.map(({ urn, aspect, value }) => inRun(run, urn, aspect, value));
    const filled = await catalog.post('/aspects?action=ingestProposalBatch', { proposals });
    expect([filled.status, filled.text]).toEqual([200, expect.anything()]);
    const parts = [idOf(word), idOf(other)];
    for (const urn of new Set(own.map((each) => each.urn))) {
      const before = await mentioning(urn, parts);
      const remove = async (dryRun: boolean): Promise<any> =>
        (await catalog.post('/entities?action=deleteReferences', { urn, dryRun })).json.value;
      const found = await remove(true);
      const named = (rows: { entity: string; aspect: string }[]) =>
        [...new Set(rows.map(({ entity, aspect }) => `${entity} ${aspect}`))].sort();
      expect([urn, named(found.relatedAspects)]).toEqual([urn, before]);
      expect(await remove(false)).toEqual(found);
      expect([urn, await mentioning(urn, parts)]).toEqual([urn, named(found.keptAspects)]);
    }
  } finally {
    await catalog.post('/runs?action=rollback', { runId: run, dryRun: false, safe: false });
  }
}, 300_000);
