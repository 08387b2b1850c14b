/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { EntityType, FacetFilterInput, FilterOperator } from '../../../api/types.graphql.js';
import type { Operation } from '../../../api/operation.js';
export type DataHubViewType = 'PERSONAL' | 'GLOBAL';
export type LogicalOperator = 'AND' | 'OR';

export type CreateViewInput = {
  readonly viewType: DataHubViewType;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly definition: DataHubViewDefinitionInput;
};
export type UpdateViewInput = {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** Replaces the previous definition. */
  readonly definition?: DataHubViewDefinitionInput | null | undefined;
};
export type DataHubViewDefinitionInput = {
  /** Entity types that it finds; empty: all. */
  readonly entityTypes: ReadonlyArray<EntityType>;
  readonly filter: DataHubViewFilterInput;
};
export type DataHubViewFilterInput = {
  /** Whether all conditions must hold, or one of them. */
  readonly operator: LogicalOperator;
  readonly filters: ReadonlyArray<FacetFilterInput>;
};

export type ViewFactsFragment = {
  readonly urn: string;
  readonly name: string;
  readonly description: string | null;
  readonly viewType: DataHubViewType;
  readonly definition: {
    readonly entityTypes: ReadonlyArray<EntityType>;
    readonly filter: {
      readonly operator: LogicalOperator;
      readonly filters: ReadonlyArray<{
        readonly field: string;
        readonly condition: FilterOperator | null;
        readonly values: ReadonlyArray<string>;
        readonly negated: boolean | null;
      }>;
    };
  };
};
export type ViewsQuery = {
  readonly listMyViews: { readonly views: ReadonlyArray<ViewFactsFragment> } | null;
  readonly listGlobalViews: { readonly views: ReadonlyArray<ViewFactsFragment> } | null;
};

export const Views: Operation<ViewsQuery, { [key: string]: never }> =
  'query Views {\n  listMyViews(input: {count: 500}) {\n    views {\n      ...ViewFacts\n    }\n  }\n  listGlobalViews(input: {count: 500}) {\n    views {\n      ...ViewFacts\n    }\n  }\n}\nfragment ViewFacts on DataHubView {\n  urn\n  name\n  description\n  viewType\n  definition {\n    entityTypes\n    filter {\n      operator\n      filters {\n        field\n        condition\n        values\n        negated\n      }\n    }\n  }\n}';
export const CreateView: Operation<
  { readonly createView: { readonly urn: string } | null },
  { input: CreateViewInput }
> = 'mutation CreateView($input: CreateViewInput!) {\n  createView(input: $input) {\n    urn\n  }\n}';
export const UpdateView: Operation<
  { readonly updateView: { readonly urn: string } | null },
  { urn: string; input: UpdateViewInput }
> =
  'mutation UpdateView($urn: String!, $input: UpdateViewInput!) {\n  updateView(urn: $urn, input: $input) {\n    urn\n  }\n}';
export const DeleteView: Operation<{ readonly deleteView: boolean | null }, { urn: string }> =
  'mutation DeleteView($urn: String!) {\n  deleteView(urn: $urn)\n}';
export const SetOwnDefaultView: Operation<
  { readonly updateCorpUserViewsSettings: boolean | null },
  { view?: string | null | undefined }
> =
  'mutation SetOwnDefaultView($view: String) {\n  updateCorpUserViewsSettings(input: {defaultView: $view})\n}';
export const SetGlobalDefaultView: Operation<
  { readonly updateGlobalViewsSettings: boolean },
  { view?: string | null | undefined }
> =
  'mutation SetGlobalDefaultView($view: String) {\n  updateGlobalViewsSettings(input: {defaultView: $view})\n}';
