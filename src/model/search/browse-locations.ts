/** Derives the locations of an entity in the two browse trees: slash paths and containers. */
import type { MetadataModel } from '../types.js';
import type { Urn } from '../urn.js';
import { readableEnd, type KeyFacts } from './key-facts.js';

/** Separates the steps of the container tree, which may contain slashes. */
export const CONTAINER_SEPARATOR = '\u241f';

export interface BrowseLocations {
  /** Slash paths as written, or the default one. */
  readonly paths: readonly string[];
  /** The path through the containers. */
  readonly containerPath: string;
  /** Paths at which the entity is listed: slash paths without a last step that repeats its name, and the container path. */
  readonly locations: readonly string[];
}

export interface BrowseFacts {
  readonly urn: Urn;
  readonly key: KeyFacts;
  /** Platform from an aspect or the key. */
  readonly platform: string | undefined;
  readonly paths: readonly string[];
  /** Ids of `browsePathsV2`, outermost first; undefined when the entity lacks the aspect. */
  readonly containerSteps: readonly string[] | undefined;
  /** All containers, outermost first. */
  readonly containers: readonly string[];
  readonly names: readonly string[];
}

export function browseLocationsOf(model: MetadataModel, facts: BrowseFacts): BrowseLocations {
  const folders = defaultFolders(model, facts);
  const paths = facts.paths.length > 0 ? facts.paths.map(normalizePath) : [`/${folders.join('/')}`];
  const inside = facts.containers.length > 0 ? facts.containers : folders;
  const containerPath = toContainerPath(facts.containerSteps ?? inside);
  const names = new Set([facts.key.name, ...facts.names]);
  return {
    paths: unique(paths),
    containerPath,
    locations: unique([...paths.map((path) => withoutName(path, names)), containerPath]),
  };
}

export function toContainerPath(steps: readonly string[]): string {
  return CONTAINER_SEPARATOR + steps.join(CONTAINER_SEPARATOR);
}

/** Returns the path and all its ancestors: `/a/b`, `/a` and the root for `/a/b`. */
export function listPrefixes(path: string): string[] {
  const separator = path.startsWith(CONTAINER_SEPARATOR) ? CONTAINER_SEPARATOR : '/';
  const steps = path.slice(1).split(separator);
  const prefixes = steps.map((_, index) => separator + steps.slice(0, index + 1).join(separator));
  return unique([separator, ...prefixes]);
}

/** Returns the steps of a container path, outermost first. */
export function stepsOf(containerPath: string): string[] {
  return containerPath.split(CONTAINER_SEPARATOR).filter((step) => step !== '');
}

/** Normalizes to one leading slash and no trailing one; the root is `/`. A container path keeps its separators. */
export function normalizePath(path: string): string {
  if (path.startsWith(CONTAINER_SEPARATOR)) return path;
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

/**
 * Returns the default path of an entity without browse paths: environment and platform if known, then the folders of its key; for datasets
 * the qualified name without its last part. `…:dataset:(…:hive,sales.orders,PROD)` is at `/prod/hive/sales`.
 */
function defaultFolders(model: MetadataModel, { urn, key, platform }: BrowseFacts): string[] {
  const folders = [...key.folders];
  if (urn.entityType === 'dataset') folders.push(...foldersOfName(model, key));
  if (platform !== undefined) folders.unshift(readableEnd(model, platform));
  if (key.environment !== undefined) folders.unshift(key.environment.toLowerCase());
  return folders.map((folder) => folder.replaceAll('/', ' ').trim()).filter((folder) => folder !== '');
}

/**
 * Returns the parts of the qualified name of a dataset before the last one: `shop` and `public` for `shop.public.orders`. The platform
 * decides what separates them.
 */
export function foldersOfName({ delimiters }: MetadataModel, { name, platform }: KeyFacts): string[] {
  const delimiter = delimiters.find(platform) ?? (name.includes('/') ? '/' : '.');
  return delimiter === '' ? [] : name.split(delimiter).slice(0, -1);
}

/** Older paths end in the entity's own name. Browsing lists the entity one level above. */
function withoutName(path: string, names: ReadonlySet<string>): string {
  const end = path.lastIndexOf('/');
  return names.has(path.slice(end + 1)) ? path.slice(0, end) || '/' : path;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
