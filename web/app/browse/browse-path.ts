/** Places of the browse trees and their addresses. */
import { decodeSafely } from '../types/addresses.js';
import { typeOfUrn } from '../types/urn.js';

/** Steps from the root; the first names the tree, e.g. `['platform', 'urn:li:dataPlatform:kafka', 'prod']`. */
export type BrowsePath = readonly string[];

export const TREES = ['platform', 'domain', 'glossary', 'type'] as const;

export type TreeName = (typeof TREES)[number];

const LABELS: Readonly<Record<TreeName, string>> = {
  platform: 'Platforms',
  domain: 'Domains',
  glossary: 'Glossary',
  type: 'Kinds',
};

export function labelOfTree(name: string): string {
  const tree = TREES.find((each) => each === name);
  return tree === undefined ? name : LABELS[tree];
}

/** `/browse/<step>/<step>`, each percent-encoded. */
export function browseAddress(path: BrowsePath): string {
  return ['/browse', ...path.map(encodeURIComponent)].join('/');
}

/** @param pathname as the browser has it; @returns undefined if the address names a tree that does not exist */
export function readBrowsePath(pathname: string): BrowsePath | undefined {
  const steps = pathname
    .split('/')
    .slice(2)
    .filter((step) => step !== '')
    .map(decodeSafely);
  return steps.length === 0 || TREES.some((tree) => tree === steps[0]) ? steps : undefined;
}

/** The path and its ancestors, root first. */
export function pathsTo(path: BrowsePath): BrowsePath[] {
  return path.map((_, index) => path.slice(0, index + 1));
}

/** Unique key of a path. */
export function keyOfPath(path: BrowsePath): string {
  return browseAddress(path);
}

/** Properties of an entity by which a tree finds it. */
export interface Located {
  readonly urn: string;
  readonly overview: {
    /** Most specific first. */
    readonly subTypes: readonly string[];
    readonly platform: { readonly urn: string } | null;
    readonly path: readonly { readonly name: string; readonly entity: { readonly urn: string } | null }[];
  };
}

/**
 * The place that lists the entity; for domains and terms, their own place.
 * @param folders the folders of the platform that search lists the entity in
 */
export function placeOf({ urn, overview }: Located, folders: readonly string[]): BrowsePath {
  const { subTypes, platform, path } = overview;
  const type = typeOfUrn(urn);
  const urns = path.flatMap(({ entity }) => (entity ? [entity.urn] : []));
  if (type === 'domain') return ['domain', ...urns, urn];
  if (type === 'glossaryTerm' || type === 'glossaryNode') return ['glossary', ...urns, urn];
  if (type === 'dataPlatform') return ['platform', urn];
  if (platform) return ['platform', platform.urn, ...folders];
  return ['type', type, ...subTypes.slice(0, 1)];
}

/** Whether folders of a platform list the entity. */
export function isInFolders({ urn, overview }: Located): boolean {
  return placeOf({ urn, overview }, ['']).at(-1) === '';
}
