/** The lineage among some entities or columns. */
import type { JsonObject } from '../../../core/json.js';
import type { Row } from '../../../neo4j/database.js';
import { compareTexts } from '../../../core/compare-texts.js';
import { checkRange } from '../bounds.js';
import { followEdges, rangeParameters } from '../follow-edges.js';
import type { LineageDeps } from '../lineage-deps.js';
import type { LineageFlow, LineageFlows, LineageFlowsQuery } from './types.js';

/** One statement, none for fewer than two ends. @throws INVALID_REQUEST */
export async function listFlows(
  { runRead, loadStatement, bounds }: LineageDeps,
  query: LineageFlowsQuery,
): Promise<LineageFlows> {
  checkRange(query);
  const urns = [...new Set(query.urns)];
  if (urns.length < 2) return { flows: [], cuts: [] };
  const text = followEdges(loadStatement('lineage/list-flows-among'), { ...query, direction: 'UPSTREAM' });
  const most = bounds.flows;
  const rows = await runRead(text, { urns, most, ...rangeParameters(query) });
  const edges = rows.reduce((sum, row) => sum + (row['edges'] as number), 0);
  const flows = rows.slice(0, most).map(toFlow);
  return {
    flows: flows.sort(
      (left, right) => compareTexts(left.from, right.from) || compareTexts(left.to, right.to),
    ),
    cuts: edges > most ? [{ bound: 'edges', limit: most }] : [],
  };
}

function toFlow(row: Row): LineageFlow {
  return {
    from: row['from'] as string,
    to: row['to'] as string,
    isManual: (row['properties'] as string[]).some(
      (properties) => (JSON.parse(properties) as JsonObject)['source'] === 'UI',
    ),
  };
}
