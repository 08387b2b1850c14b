/** Finds the violations in what was read of a page. */
import type { MetadataModel } from '../../model/types.js';
import { findUrn } from '../../model/urn.js';
import { checkDerived } from './check-edges.js';
import { checkVersions } from './check-aspects.js';
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

const BASE_LABEL = 'Entity';

/** Type and labels that a node should have. */
interface WantedNode {
  /** Null for a stub. */
  readonly type: string | null;
  readonly label: string;
  readonly wrong: readonly string[];
}

/** Undefined if the model does not have the type, because entities of a removed type cannot be checked. */
export function wantedNode(
  { urn, type, labels, metas }: CheckedNode,
  model: MetadataModel,
): WantedNode | undefined {
  const definition = model.entities.get(findUrn(urn)?.entityType ?? '');
  if (definition === undefined) return undefined;
  const { name, label } = definition;
  const isStub = type === null && metas.size === 0;
  return {
    type: isStub ? null : name,
    label,
    wrong: labels.filter((each) => each !== BASE_LABEL && each !== label),
  };
}

export function checkNode(node: CheckedNode, model: MetadataModel): Violation[] {
  const { urn, type, labels, hasEdges } = node;
  const violations: Violation[] = [];
  const wanted = wantedNode(node, model);
  const report = (kind: 'NODE' | 'STUB', message: string) => violations.push({ urn, kind, message });
  if (wanted !== undefined) {
    if (type !== wanted.type)
      report('NODE', `has the type ${String(type)} instead of ${String(wanted.type)}`);
    // A stub that was only an end of an edge before the model had its type has no label of a type.
    const isLabelled = labels.includes(wanted.label) || (type === null && labels.length === 1);
    if (!isLabelled || wanted.wrong.length > 0)
      report('NODE', `has the labels ${labels.join(', ')} instead of ${BASE_LABEL}, ${wanted.label}`);
  }
  if (type === null && !hasEdges && node.metas.size === 0) report('STUB', 'is a stub that no edge needs');
  return violations;
}
