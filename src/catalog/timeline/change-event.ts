/** The changes of an entity as clients read them. */
import type { JsonObject } from '../../core/json.js';

export const CHANGE_CATEGORIES = [
  'TAG',
  'GLOSSARY_TERM',
  'OWNERSHIP',
  'DOMAIN',
  'DOCUMENTATION',
  'PARENT',
  'RELATED_ENTITIES',
  'TECHNICAL_SCHEMA',
  'STRUCTURED_PROPERTY',
  'APPLICATION',
  'ASSET_MEMBERSHIP',
  'VERSIONING',
] as const;

export type ChangeCategory = (typeof CHANGE_CATEGORIES)[number];

export type ChangeOperation = 'ADD' | 'REMOVE' | 'MODIFY';

/** The part of a semantic version that a change raises, smallest first. */
export const SEMANTIC_CHANGES = ['NONE', 'PATCH', 'MINOR', 'MAJOR'] as const;

export type SemanticChange = (typeof SEMANTIC_CHANGES)[number];

export interface ChangeEvent {
  readonly category: ChangeCategory;
  readonly operation: ChangeOperation;
  /** The entity, or its schema field that changed. */
  readonly entityUrn: string;
  /** The aspect that changed. */
  readonly aspect: string;
  /** What was added, removed or modified: a URN, a field's URN, a link; absent if there is only one of its kind. */
  readonly modifier?: string;
  readonly semVerChange: SemanticChange;
  /** One sentence for people. */
  readonly description: string;
  /** Enough to repeat the change on the previous value. */
  readonly parameters: JsonObject;
}

/** An aspect of an entity before and after a write; undefined if it did not exist. */
export interface AspectChange {
  readonly urn: string;
  readonly aspect: string;
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
}

/** Finds the changes of one category in one aspect. */
export type Differ = (change: AspectChange) => ChangeEvent[];
