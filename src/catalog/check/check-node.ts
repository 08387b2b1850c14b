/** Checks type and labels of a node, and whether a stub is needed. */
import type { MetadataModel } from '../../model/types.js';
import { findUrn } from '../../model/urn/parse-urn.js';
import type { CheckedNode } from './facts.js';
import type { Violation } from './types.js';

const BASE_LABEL = 'Entity';

/** Type and labels that a node should have. */
export interface WantedNode {
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
  const told = (kind: 'NODE' | 'STUB', message: string) => violations.push({ urn, kind, message });
  if (wanted !== undefined) {
    if (type !== wanted.type) told('NODE', `has the type ${String(type)} instead of ${String(wanted.type)}`);
    // A stub that was only an end of an edge before the model had its type has no label of a type.
    const isLabelled = labels.includes(wanted.label) || (type === null && labels.length === 1);
    if (!isLabelled || wanted.wrong.length > 0)
      told('NODE', `has the labels ${labels.join(', ')} instead of ${BASE_LABEL}, ${wanted.label}`);
  }
  if (type === null && !hasEdges && node.metas.size === 0) told('STUB', 'is a stub that no edge needs');
  return violations;
}
