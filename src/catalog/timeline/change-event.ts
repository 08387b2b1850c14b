/** The changes of an entity, in the terms that clients read. */
import type { JsonObject } from '../../core/json.js';

export const CHANGE_CATEGORIES = [
  'TAG',
  'GLOSSARY_TERM',
  'OWNERSHIP',
  'DOMAIN',
  'DOCUMENTATION',
  'TECHNICAL_SCHEMA',
  'STRUCTURED_PROPERTY',
  'APPLICATION',
  'ASSET_MEMBERSHIP',
  'VERSIONING',
] as const;

export type ChangeCategory = (typeof CHANGE_CATEGORIES)[number];

export type ChangeOperation = 'ADD' | 'REMOVE' | 'MODIFY';

/** The part of a semantic version that a change raises, least first. */
export const SEMANTIC_CHANGES = ['NONE', 'PATCH', 'MINOR', 'MAJOR'] as const;

export type SemanticChange = (typeof SEMANTIC_CHANGES)[number];

export interface ChangeEvent {
  readonly category: ChangeCategory;
  readonly operation: ChangeOperation;
  /** The entity, or the schema field of it that changed. */
  readonly entityUrn: string;
  /** Aspect that says so. */
  readonly aspect: string;
  /** What was added, removed or modified: a URN, a field's URN, a link; left out where there is only one of its kind. */
  readonly modifier?: string;
  readonly semVerChange: SemanticChange;
  /** One sentence for people. */
  readonly description: string;
  /** Enough to repeat the change on the value before. */
  readonly parameters: JsonObject;
}

/** An aspect of an entity before and after a write; undefined where there is none. */
export interface AspectChange {
  readonly urn: string;
  readonly aspect: string;
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
}

/** Changes of one category in one aspect. */
export type Differ = (change: AspectChange) => ChangeEvent[];
