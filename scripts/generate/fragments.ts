/** The fragments of the web pages' GraphQL documents. */
import { Kind, print, type DocumentNode, type FragmentDefinitionNode } from 'graphql';

export interface Fragment {
  readonly node: FragmentDefinitionNode;
  /** Absolute path of the document that defines it. */
  readonly path: string;
}

/** By name. */
export type Fragments = ReadonlyMap<string, Fragment>;

export function fragmentsOf({
  path,
  document,
}: {
  readonly path: string;
  readonly document: DocumentNode;
}): [string, Fragment][] {
  return document.definitions.flatMap((node): [string, Fragment][] =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, { node, path }]] : [],
  );
}

/** Returns the fragments that a document uses, directly or through others. @throws Error for an undefined fragment */
export function usedFragments(document: DocumentNode, all: Fragments): Fragment[] {
  const found = new Map<string, Fragment>();
  const visit = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
      if (found.has(name)) continue;
      const fragment = all.get(name);
      if (fragment === undefined)
        throw new Error(`No .graphql file of the web pages defines the fragment ${name}`);
      found.set(name, fragment);
      visit(print(fragment.node));
    }
  };
  visit(print(document));
  return [...found.values()];
}
