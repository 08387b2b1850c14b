import type { TagLabelFragment, TermLabelFragment } from '../../../../api/fragments/labels.graphql.js';

/** A tag or a term, from the source or added in the catalog. */
export interface Marked<Association> {
  readonly association: Association;
  readonly isEdited: boolean;
}

/** A column of the schema, with metadata from the source and from people. */
export interface SchemaRow {
  /** Path as written by the source, which mutations need. */
  readonly path: string;
  /** Path for display, e.g. `customer.addresses[].zip`. */
  readonly name: string;
  readonly urn: string | undefined;
  readonly type: string;
  readonly nativeType: string | undefined;
  readonly nullable: boolean;
  readonly recursive: boolean;
  readonly isKeyPart: boolean;
  readonly isPrimaryKey: boolean;
  readonly isPartitionKey: boolean;
  readonly isForeignKey: boolean;
  /** The edited description, else the description of the source. */
  readonly description: string | undefined;
  readonly isDescriptionEdited: boolean;
  /** Set if an edited description replaces it. */
  readonly sourceDescription: string | undefined;
  readonly tags: readonly Marked<TagLabelFragment>[];
  readonly terms: readonly Marked<TermLabelFragment>[];
  /** JSON text of further properties from the source. */
  readonly properties: string | undefined;
}
