/** What a request replaces of an asset. Omitted parts stay unchanged. */
import type { OwnerUpdate } from '../ownership/replace-owners.js';

type Optional<Value> = Value | null | undefined;

/** Parts that every kind of asset has. */
export interface AssetUpdate {
  readonly ownership?: Optional<{ readonly owners: readonly OwnerUpdate[] }>;
  readonly globalTags?: Optional<TagsUpdate>;
  /** Older name of `globalTags`, which has precedence. */
  readonly tags?: Optional<TagsUpdate>;
  readonly editableProperties?: Optional<EditableProperties>;
}

/** Texts of users, which are shown instead of those of the source. */
export interface EditableProperties {
  readonly description: string;
  readonly name?: Optional<string>;
}

export interface TagsUpdate {
  readonly tags?: Optional<readonly { readonly tag: { readonly urn: string } }[]>;
}

/** Further parts that only datasets have. */
export interface DatasetUpdate extends AssetUpdate {
  readonly deprecation?: Optional<{
    readonly deprecated: boolean;
    readonly note: string;
    /** Epoch milliseconds. */
    readonly decommissionTime?: Optional<number>;
  }>;
  readonly institutionalMemory?: Optional<{ readonly elements: readonly LinkUpdate[] }>;
  readonly editableSchemaMetadata?: Optional<{ readonly editableSchemaFieldInfo: readonly ColumnUpdate[] }>;
}

export interface LinkUpdate {
  readonly url: string;
  readonly description?: Optional<string>;
  /** URN of a user. */
  readonly author: string;
  /** Epoch milliseconds. Default: now. */
  readonly createdAt?: Optional<number>;
}

export interface ColumnUpdate {
  readonly fieldPath: string;
  readonly description?: Optional<string>;
  readonly globalTags?: Optional<TagsUpdate>;
}
