/** The documents of a search page and of an asset page, as large as those of front ends: about 46 and 21 kB. */
import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type FieldNode,
  type InlineFragmentNode,
  type SelectionNode,
} from 'graphql';
import { documentOf } from '../../test/helpers/front-end/documents.js';

export const ASSET_PAGE = documentOf('datasetProfile');

/** Types whose hits are shown with everything that their own pages show. */
const DETAILED: Readonly<Record<string, string>> = {
  Container: 'containerProfile',
  Dashboard: 'dashboardProfile',
  DataContract: 'dataContractProfile',
  DataFlow: 'dataFlowProfile',
  DataProduct: 'dataProductProfile',
  Domain: 'domainProfile',
  GlossaryNode: 'glossaryNodeProfile',
  GlossaryTerm: 'glossaryTermProfile',
  StructuredPropertyEntity: 'structuredPropertyEntityProfile',
};

export const SEARCH_PAGE = detailedSearch();

/** The search page of the front end, with the details of some types in each hit. */
function detailedSearch(): string {
  const pages = Object.entries(DETAILED).map(([type, operation]) => ({
    type,
    definitions: parse(documentOf(operation)).definitions,
  }));
  const details = pages.map(({ type, definitions }) => detailsOf(type, definitions));
  const search = visit(parse(documentOf('searchPage')), {
    Field: (field) => (showsHit(field) ? withDetails(field, details) : undefined),
  });
  const fragments = new Map<string, DefinitionNode>();
  for (const definition of [...search.definitions, ...pages.flatMap(({ definitions }) => definitions)]) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const operations = search.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return [...operations, ...fragments.values()].map(print).join('\n');
}

/** What the page of a type selects of its entity. */
function detailsOf(type: string, definitions: readonly DefinitionNode[]): InlineFragmentNode {
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const [root] = (operation?.selectionSet.selections ?? []) as readonly FieldNode[];
  if (root?.selectionSet === undefined) throw new Error(`The page of ${type} selects nothing`);
  const typeCondition = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } } as const;
  return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: root.selectionSet };
}

function showsHit({ selectionSet }: FieldNode): boolean {
  const isHit = (selection: SelectionNode): boolean =>
    selection.kind === Kind.FRAGMENT_SPREAD && selection.name.value === 'searchHit';
  return selectionSet?.selections.some(isHit) ?? false;
}

function withDetails(field: FieldNode, details: readonly InlineFragmentNode[]): FieldNode {
  const selections = [...(field.selectionSet?.selections ?? []), ...details];
  return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections } };
}
