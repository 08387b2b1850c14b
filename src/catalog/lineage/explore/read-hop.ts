/** Reads the edges of one hop of a walk. */
import { findUrn, URN_PREFIX } from '../../../model/urn/parse-urn.js';
import { followEdges, rangeParameters, typeOf, type Following } from '../follow-edges.js';
import type { LineageDeps } from '../lineage-deps.js';
import type { HopEdge, ReadHop } from './types.js';

interface EdgeRow {
  readonly from: string;
  readonly to: string;
  readonly type: string | null;
  readonly platform: string | null;
  readonly via: string | null;
  readonly isVisible: boolean;
}

/** Each call of the returned function runs one statement. */
export function hopReader({ runRead, loadStatement }: LineageDeps, following: Following): ReadHop {
  const text = followEdges(loadStatement('lineage/follow-hop'), following);
  return async (hop) => {
    const rows = await runRead(text, { ...hop, ...rangeParameters(following) });
    return (rows as unknown as EdgeRow[]).map(toEdge);
  };
}

function toEdge({ from, to, type, platform, via, isVisible }: EdgeRow): HopEdge {
  return {
    ...{ from, to, isVisible },
    type: type ?? typeOf(to),
    platform: platform ?? platformOf(to),
    via: via ?? undefined,
  };
}

/** The URN of a stub begins with its platform, if it contains one. */
function platformOf(urn: string): string | undefined {
  const first = findUrn(urn)?.parts[0];
  return first?.startsWith(`${URN_PREFIX}dataPlatform:`) === true ? first : undefined;
}
