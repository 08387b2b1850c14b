/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { StringMapEntryInput } from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';

export type PatchEntityInput = {
  /** Required. */
  readonly urn?: string | null | undefined;
  /** Must agree with the URN. */
  readonly entityType?: string | null | undefined;
  readonly aspectName: string;
  readonly patch: ReadonlyArray<PatchOperationInput>;
  /** Keys of arrays that the patch addresses, instead of the model's. */
  readonly arrayPrimaryKeys?: ReadonlyArray<ArrayPrimaryKeyInput> | null | undefined;
  /** No effect: patches of every aspect work alike. */
  readonly forceGenericPatch?: boolean | null | undefined;
  readonly systemMetadata?: SystemMetadataInput | null | undefined;
  /** `If-Version-Match` and `If-None-Match` are conditions. Other headers have no effect. */
  readonly headers?: ReadonlyArray<StringMapEntryInput> | null | undefined;
};
export type PatchOperationInput = {
  readonly op: PatchOperationType;
  /** Items of arrays are addressed by their keys, e.g. `/tags/urn:li:tag:pii`. */
  readonly path: string;
  /** JSON. A text that is not JSON counts as a string. */
  readonly value?: string | null | undefined;
  /** No effect. */
  readonly from?: string | null | undefined;
};
/** `MOVE`, `COPY` and `TEST` are refused. */
export type PatchOperationType = 'ADD' | 'REMOVE' | 'REPLACE' | 'MOVE' | 'COPY' | 'TEST';
export type ArrayPrimaryKeyInput = {
  /** An array at the top of the aspect, or a path to arrays, e.g. `/fields/*\/tags`. */
  readonly arrayField: string;
  /** Members that identify an item; none: the items are strings. */
  readonly keys: ReadonlyArray<string>;
};
/** Replaces the metadata that the service would store with the write. */
export type SystemMetadataInput = {
  /** Epoch milliseconds. */
  readonly lastObserved?: number | null | undefined;
  readonly runId?: string | null | undefined;
  readonly properties?: ReadonlyArray<StringMapEntryInput> | null | undefined;
};

export const Patch: Operation<
  { readonly patchEntity: { readonly success: boolean; readonly error: string | null } },
  { input: PatchEntityInput }
> =
  'mutation Patch($input: PatchEntityInput!) {\n  patchEntity(input: $input) {\n    success\n    error\n  }\n}';
