/** The types that the library gets: the handwritten ones, and the fields that follow from the model. */
import { createHash } from 'node:crypto';
import { parse, type DocumentNode } from 'graphql';
import type { MetadataModel } from '../../../model/types.js';
import { entityDefinition } from './entity-definition.js';
import type { RelationshipFieldOfGraph } from './relationship-fields.js';

export interface GraphDefinition {
  readonly documents: readonly DocumentNode[];
  readonly relationships: readonly RelationshipFieldOfGraph[];
  /** Changes with the documents. */
  readonly fingerprint: string;
}

/** @param sdl the handwritten types of `schemas/graphql/graph-api` */
export function graphDefinition(model: MetadataModel, sdl: string): GraphDefinition {
  const written = parse(sdl, { noLocation: true });
  const { sdl: derived, relationships } = entityDefinition(model, written);
  return {
    documents: [written, parse(derived, { noLocation: true })],
    relationships,
    fingerprint: createHash('sha256').update(sdl).update(derived).digest('hex').slice(0, 16),
  };
}
