/** The part of the catalog that an actor may view. */
import type { EntityReader } from '../../catalog/entities/types.js';
import type { CatalogWriter, ReferencesResult } from '../../catalog/writes/types.js';
import { CatalogError } from '../../core/errors.js';
import type { Access } from '../types.js';
import type { Decisions } from './policies/types.js';
import { scopedReaders, type ReaderSource, type Readers, type ScopedCatalog } from './readers.js';

export interface ActorScope {
  /** @throws FORBIDDEN unless the scope is the whole catalog. @param action completes "you may not …" */
  readonly requireFullScope: (action: string) => Promise<void>;
  /** Undefined if the scope is the whole catalog. */
  readonly scopedCatalog: () => Promise<ScopedCatalog | undefined>;
}

/** The scope of the first user, and of all actors if view authorization is off. */
export const FULL_SCOPE: ActorScope = {
  requireFullScope: () => Promise.resolve(),
  scopedCatalog: () => Promise.resolve(undefined),
};

export interface ScopeDeps extends ReaderSource {
  readonly decisions: Pick<Decisions, 'scopeOf'>;
}

/** Derives the scope from the policies when it is first needed, and keeps it for the request. */
export function actorScope(deps: ScopeDeps, actor: string): ActorScope {
  let found: Promise<ScopedCatalog | undefined> | undefined;
  const scopedCatalog = (): Promise<ScopedCatalog | undefined> => (found ??= findScopedCatalog(deps, actor));
  return {
    scopedCatalog,
    requireFullScope: async (action) => {
      if ((await scopedCatalog()) === undefined) return;
      throw new CatalogError(
        'FORBIDDEN',
        `You may not ${action}: that covers the whole catalog, and you may view only a part of it`,
        { rule: 'view of all entities' },
      );
    },
  };
}

async function findScopedCatalog(deps: ScopeDeps, actor: string): Promise<ScopedCatalog | undefined> {
  const scope = await deps.decisions.scopeOf(actor);
  return scope === 'everything' ? undefined : scopedReaders(deps, scope);
}

/**
 * Tells which of the URNs are within the scope. An entity that does not exist is within a full scope only.
 * One statement; none for a full scope or for no URNs.
 */
export async function findVisible(
  urns: readonly string[],
  { scopedCatalog }: Pick<ActorScope, 'scopedCatalog'>,
): Promise<(urn: string) => boolean> {
  if (urns.length === 0) return () => false;
  const scoped = await scopedCatalog();
  if (scoped === undefined) return () => true;
  const names = await scoped.readers.entities.findNames([...new Set(urns)]);
  return (urn) => names.has(urn);
}

type Method = (...args: unknown[]) => unknown;

/**
 * Returns readers that find the scope of the actor when they are first called.
 * @param unscoped tells which readers and methods there are. All of them return promises
 */
export function deferredReaders(scope: Pick<ActorScope, 'scopedCatalog'>, unscoped: Readers): Readers {
  const find = async (): Promise<Readers> => (await scope.scopedCatalog())?.readers ?? unscoped;
  const deferred = Object.entries(unscoped).map(([reader, methods]) => [
    reader,
    Object.fromEntries(
      Object.keys(methods as object).map((name): [string, Method] => [
        name,
        async (...args) => {
          const found = (await find())[reader as keyof Readers] as unknown as Record<string, Method>;
          return found[name]?.(...args);
        },
      ]),
    ),
  ]);
  return Object.fromEntries(deferred) as Readers;
}

type ScopedAccess = Pick<Access, 'users' | 'policies' | 'decisions'>;

/**
 * Returns what an actor with a partial scope can find out about users and privileges. Never reveals whether a hidden user has a local
 * password. Answers questions about the privileges on a hidden entity as if the entity did not exist.
 * @param unscoped readers of the whole catalog
 */
export function scopedAccess(
  { users, policies, decisions }: ScopedAccess,
  unscoped: Pick<Readers, 'entities'>,
  scope: ActorScope,
): ScopedAccess {
  const known = async () => {
    const scoped = await scope.scopedCatalog();
    if (scoped === undefined) return { entities: unscoped.entities, decisions };
    return { entities: scoped.readers.entities, decisions: decisions.withFacts(scoped.source) };
  };
  return {
    users: {
      ...users,
      findNative: async (urns) => {
        const isVisible = await findVisible(urns, scope);
        return users.findNative(urns.filter(isVisible));
      },
    },
    policies: {
      ...policies,
      grantedTo: async (question, actor) => policies.grantedTo(question, actor, await known()),
      unappliedTo: async (question, actor) => policies.unappliedTo(question, actor, await known()),
      explainTo: async (question, actor) => policies.explainTo(question, actor, await known()),
    },
    decisions: {
      ...decisions,
      allows: async (actor, permissions) => (await known()).decisions.allows(actor, permissions),
    },
  };
}

export interface VisibilityDeps {
  /** Reads the whole catalog. */
  readonly entities: Pick<EntityReader, 'findNames'>;
  readonly scope: Pick<ActorScope, 'scopedCatalog'>;
}

/**
 * Refuses changes of entities that the actor may not view. A policy that lets an actor change an entity lets the actor view it too, as far
 * as a filter can express that. This refuses the rest. Otherwise an answer or a failed precondition would reveal versions of a hidden
 * entity. Two statements; none for a full scope.
 * @param urns in the order of the request
 * @throws FORBIDDEN with the index of the first hidden entity
 */
export async function requireVisible(
  urns: readonly string[],
  { entities, scope }: VisibilityDeps,
): Promise<void> {
  if ((await scope.scopedCatalog()) === undefined) return;
  // One after the other: an entity created between the two reads would exist without being visible.
  const existing = await entities.findNames([...new Set(urns)]);
  const isVisible = await findVisible([...existing.keys()], scope);
  const index = urns.findIndex((urn) => existing.has(urn) && !isVisible(urn));
  if (index < 0) return;
  const urn = urns[index] ?? '';
  throw new CatalogError('FORBIDDEN', `You may not change ${urn}, which you may not view`, {
    ...{ urn, index, rule: 'an entity in your scope' },
  });
}

interface Removal {
  readonly urn: string;
  readonly context: Parameters<CatalogWriter['deleteReferences']>[1];
}

/**
 * Removes references for an actor with a partial scope. All references are removed. The answer, also that of a dry run, lists only references
 * from entities within the scope. Finds what is visible before the removal, because the reference itself may be what makes an entity visible.
 * @param writer checks no permission
 */
export async function deleteVisibleReferences(
  writer: Pick<CatalogWriter, 'deleteReferences'>,
  scope: Pick<ActorScope, 'scopedCatalog'>,
  { urn, context }: Removal,
): Promise<ReferencesResult> {
  if ((await scope.scopedCatalog()) === undefined) return writer.deleteReferences(urn, context);
  const found = await writer.deleteReferences(urn, { ...context, dryRun: true });
  const isVisible = await findVisible(referrers(found), scope);
  const result = context.dryRun === true ? found : await writer.deleteReferences(urn, context);
  return onlyVisible(result, isVisible);
}

function referrers({ references, kept }: ReferencesResult): string[] {
  return [...references, ...kept].map(({ entity }) => entity);
}

/** Counts in the totals only the references that the answer lists. */
function onlyVisible(answer: ReferencesResult, isVisible: (urn: string) => boolean): ReferencesResult {
  const references = answer.references.filter(({ entity }) => isVisible(entity));
  const kept = answer.kept.filter(({ entity }) => isVisible(entity));
  return { total: references.length, references, kept, totalKept: kept.length };
}
