/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { Operation } from '../../../../api/operation.js';
export type RawTabQuery = {
  readonly entity: {
    readonly urn: string;
    readonly aspects: ReadonlyArray<{ readonly aspectName: string; readonly payload: string | null }> | null;
  } | null;
};

export const RawTab: Operation<RawTabQuery, { urn: string }> =
  'query RawTab($urn: String!) {\n  entity(urn: $urn) {\n    urn\n    aspects {\n      aspectName\n      payload\n    }\n  }\n}';
