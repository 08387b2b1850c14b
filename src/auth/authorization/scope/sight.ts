/** What somebody sees. */
import { CatalogError } from '../../../core/errors.js';
import type { Decisions } from '../policies/types.js';
import type { ReaderSource } from './readers.js';
import { restrictReaders, type Part } from './restrict-readers.js';

export interface Sight {
  /** @throws FORBIDDEN for who does not see everything. @param deed completes "you may not …" */
  readonly requireFullView: (deed: string) => Promise<void>;
  /** Undefined for who sees everything. */
  readonly restricted: () => Promise<Part | undefined>;
}

export interface SightParts extends Omit<ReaderSource, 'view'> {
  readonly decisions: Pick<Decisions, 'viewOf'>;
}

/** Found out when it is asked first, and then known: for one request. */
export function sightOf(parts: SightParts, actor: string): Sight {
  let found: Promise<Part | undefined> | undefined;
  const restricted = (): Promise<Part | undefined> => (found ??= findPart(parts, actor));
  return {
    restricted,
    requireFullView: async (deed) => {
      if ((await restricted()) === undefined) return;
      throw new CatalogError(
        'FORBIDDEN',
        `You may not ${deed}: it tells of the whole catalog, of which you see a part`,
        { rule: 'to see everything' },
      );
    },
  };
}

async function findPart(parts: SightParts, actor: string): Promise<Part | undefined> {
  const view = await parts.decisions.viewOf(actor);
  return view === 'everything' ? undefined : restrictReaders(parts, view);
}

/** Whether somebody sees one of the entities; what is not there he sees not. One statement, none for who sees everything or about nothing. */
export async function findSeen(
  urns: readonly string[],
  { restricted }: Pick<Sight, 'restricted'>,
): Promise<(urn: string) => boolean> {
  if (urns.length === 0) return () => false;
  const part = await restricted();
  if (part === undefined) return () => true;
  const names = await part.readers.entities.findNames([...new Set(urns)]);
  return (urn) => names.has(urn);
}
