/** Finds the violations in what was read of a page. */
import type { MetadataModel } from '../../model/types.js';
import { checkDerived } from './check-derived.js';
import { checkNode } from './check-node.js';
import { checkVersions } from './check-versions.js';
import type { CheckedNode, Facts, Remains } from './facts.js';
import type { Violation } from './types.js';

const NOT_DELETED = 'no deletion is logged, so the entity itself may be lost';

export function findViolations(facts: Facts, model: MetadataModel): Violation[] {
  const nodes = [...facts.nodes.values()];
  return [
    ...nodes.flatMap((node) => [...node.faults, ...checkNode(node, model), ...historyOf(node, facts)]),
    ...facts.differences.flatMap(checkDerived),
    ...facts.strayEdges.map(({ violation }) => violation),
    ...indexFaults(nodes, facts),
    ...facts.missingRuns.map(({ urn, id }): Violation => {
      return { urn, kind: 'RUN', message: `names the run ${id}, which has no node` };
    }),
    ...facts.keylessPoints.map(({ urn, aspect, timestampMillis, payload }): Violation => {
      const message = `has a point of ${timestampMillis} without a key`;
      return {
        urn,
        kind: 'POINT',
        aspect,
        message,
        ...(payload === null && { reason: 'its payload is lost' }),
      };
    }),
    ...facts.remains.map(remainsFault),
  ];
}

/** A stub has no history. */
function historyOf({ urn, type, metas }: CheckedNode, { versions, logged }: Facts): Violation[] {
  if (type === null && metas.size === 0) return [];
  const older = versions.get(urn) ?? new Map();
  return checkVersions({ urn, metas, older, logged: logged.get(urn) ?? new Map() });
}

export function indexFaults(
  nodes: readonly Pick<CheckedNode, 'urn' | 'hasTerm' | 'contentTerm'>[],
  { indexed }: Pick<Facts, 'indexed'>,
): Violation[] {
  if (indexed === undefined) return [];
  return nodes.flatMap(({ urn, hasTerm, contentTerm }): Violation[] => {
    const fault = (message: string): Violation[] => [{ urn, kind: 'INDEX', message }];
    const isFound = indexed.found.has(urn);
    if (hasTerm && !isFound) return fault('is not found by the full-text index');
    if (!hasTerm && isFound) return fault('is found by the full-text index, but has no search terms');
    if (hasTerm && contentTerm !== null && !indexed.current.has(urn))
      return fault('is found by the full-text index by outdated search properties');
    return [];
  });
}

function remainsFault({ urn, versions, points, changes, isDeleted }: Remains): Violation {
  const message = `does not exist, but has ${versions} older versions, ${points} points and ${changes} log entries`;
  return { urn, kind: 'REMAINS', message, ...(!isDeleted && { reason: NOT_DELETED }) };
}
