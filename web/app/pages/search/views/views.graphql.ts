/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type { EntityType, Exact, FacetFilterInput, FilterOperator } from '../../../api/types.graphql.js';
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
export type ViewsQueryVariables = Exact<{ [key: string]: never }>;
export type ViewsQuery = {
  readonly listMyViews: { readonly views: ReadonlyArray<ViewFactsFragment> } | null;
  readonly listGlobalViews: { readonly views: ReadonlyArray<ViewFactsFragment> } | null;
};
export type CreateViewMutationVariables = Exact<{ input: CreateViewInput }>;
export type CreateViewMutation = { readonly createView: { readonly urn: string } | null };
export type UpdateViewMutationVariables = Exact<{ urn: string; input: UpdateViewInput }>;
export type UpdateViewMutation = { readonly updateView: { readonly urn: string } | null };
export type DeleteViewMutationVariables = Exact<{ urn: string }>;
export type DeleteViewMutation = { readonly deleteView: boolean | null };
export type SetOwnDefaultViewMutationVariables = Exact<{ view?: string | null | undefined }>;
export type SetOwnDefaultViewMutation = { readonly updateCorpUserViewsSettings: boolean | null };
export type SetGlobalDefaultViewMutationVariables = Exact<{ view?: string | null | undefined }>;
export type SetGlobalDefaultViewMutation = { readonly updateGlobalViewsSettings: boolean };

export const Views: Operation<ViewsQuery, ViewsQueryVariables> =
  'query Views {\n  listMyViews(input: {count: 500}) {\n    views {\n      ...ViewFacts\n    }\n  }\n  listGlobalViews(input: {count: 500}) {\n    views {\n      ...ViewFacts\n    }\n  }\n}\nfragment ViewFacts on DataHubView {\n  urn\n  name\n  description\n  viewType\n  definition {\n    entityTypes\n    filter {\n      operator\n      filters {\n        field\n        condition\n        values\n        negated\n      }\n    }\n  }\n}' as Operation<
    ViewsQuery,
    ViewsQueryVariables
  >;
export const CreateView: Operation<CreateViewMutation, CreateViewMutationVariables> =
  'mutation CreateView($input: CreateViewInput!) {\n  createView(input: $input) {\n    urn\n  }\n}' as Operation<
    CreateViewMutation,
    CreateViewMutationVariables
  >;
export const UpdateView: Operation<UpdateViewMutation, UpdateViewMutationVariables> =
  'mutation UpdateView($urn: String!, $input: UpdateViewInput!) {\n  updateView(urn: $urn, input: $input) {\n    urn\n  }\n}' as Operation<
    UpdateViewMutation,
    UpdateViewMutationVariables
  >;
export const DeleteView: Operation<DeleteViewMutation, DeleteViewMutationVariables> =
  'mutation DeleteView($urn: String!) {\n  deleteView(urn: $urn)\n}' as Operation<
    DeleteViewMutation,
    DeleteViewMutationVariables
  >;
export const SetOwnDefaultView: Operation<SetOwnDefaultViewMutation, SetOwnDefaultViewMutationVariables> =
  'mutation SetOwnDefaultView($view: String) {\n  updateCorpUserViewsSettings(input: {defaultView: $view})\n}' as Operation<
    SetOwnDefaultViewMutation,
    SetOwnDefaultViewMutationVariables
  >;
export const SetGlobalDefaultView: Operation<
  SetGlobalDefaultViewMutation,
  SetGlobalDefaultViewMutationVariables
> =
  'mutation SetGlobalDefaultView($view: String) {\n  updateGlobalViewsSettings(input: {defaultView: $view})\n}' as Operation<
    SetGlobalDefaultViewMutation,
    SetGlobalDefaultViewMutationVariables
  >;
