/** The services behind the front doors: made and joined once, and what somebody in particular gets of them. */
import { createAccess } from './auth/create-auth.js';
import { prepareFirstStart } from './auth/authentication/first-start.js';
import { guardRepairs } from './auth/authorization/authorized-repairer.js';
import { guardWrites } from './auth/authorization/authorized-writer.js';
import type { OidcOptions } from './auth/authentication/oidc/options.js';
import type { AccessParts } from './auth/auth-parts.js';
import { createDecisions } from './auth/authorization/policies/decisions.js';
import { sealEvents } from './auth/authorization/hide-secret-aspects.js';
import { deriveKeys } from './auth/authentication/signing-key.js';
import { createReaders } from './auth/authorization/scope/readers.js';
import {
  FULL_VIEW,
  createSeenBy,
  type Viewable,
  type ViewParts,
} from './auth/authorization/scope/seen-by.js';
import type { Clock } from './core/clock.js';
import type { Deadline } from './core/deadline.js';
import { Signal } from './core/signal.js';
import type { MetadataModel } from './model/types.js';
import { createEntityReader } from './catalog/entities/entity-reader.js';
import { createEventReader } from './catalog/events/event-reader.js';
import { createNumbering } from './catalog/events/number-changes.js';
import { createRunReader } from './catalog/runs/run-reader.js';
import type { Database } from './neo4j/database.js';
import type { LoadStatement } from './neo4j/statements.js';
import { announceWrites } from './catalog/writes/announce-writes.js';
import { createCatalogWriter } from './catalog/writes/catalog-writer.js';
import { createRepairer } from './catalog/repair/repairer.js';

export interface AccessOptions {
  /** False: a request without credentials acts as the first user. */
  readonly auth: boolean;
  /** Whether only this machine reaches the service. */
  readonly loopback: boolean;
  /**
   * That tokens and invitations are signed with, and secrets sealed; services on one Neo4j share it. Absent: tokens end with the
   * process, and no secrets are kept.
   */
  readonly tokenKey?: string;
  /** Default false: everybody sees everything. True: people see what policies let them see. */
  readonly viewAuthorization?: boolean;
  /** Of the first user, which is made where there is none. */
  readonly adminPassword?: string;
  /** A provider at which people sign in; absent: passwords only. */
  readonly oidc?: OidcOptions;
  /** Where browsers reach the service, without a slash at the end; absent: as they ask. */
  readonly publicUrl?: string;
}

export interface ServicesParts extends Pick<AccessParts, 'audit'> {
  readonly model: MetadataModel;
  readonly database: Database;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** Absent: no first user is made. */
  readonly access?: AccessOptions;
  /** Address of Neo4j Browser, if this process started the Neo4j. */
  readonly neo4jBrowserUrl?: string;
}

export async function createServices(parts: ServicesParts) {
  const { model, access, neo4jBrowserUrl } = parts;
  const numbering = createNumbering(parts);
  const readers = createReaders({ ...parts, numbering });
  const written = new Signal();
  const openWriter = announceWrites(createCatalogWriter(parts), () => {
    written.tell();
  });
  const accessParts = toAccessParts(parts, { search: readers.search, writer: openWriter });
  if (access !== undefined) await prepareFirstStart(accessParts, access.adminPassword);
  const guard: ViewParts['guard'] = (writer) => guardWrites(writer, accessParts);
  const services = {
    model,
    ...(neo4jBrowserUrl !== undefined && { neo4jBrowserUrl }),
    ...readers,
    unscoped: readers,
    events: sealEvents(createEventReader({ ...parts, written })),
    runs: createRunReader(parts),
    writer: guard(openWriter),
    access: createAccess(accessParts),
    repairer: guardRepairs(createRepairer(parts, openWriter), accessParts.decisions),
    ...FULL_VIEW,
  };
  const { decisions } = accessParts;
  return { services, ...viewsOf(services, { ...parts, numbering, decisions, openWriter, guard }) };
}

function toAccessParts(
  { model, database, load, clock, audit, access }: ServicesParts,
  open: Pick<AccessParts, 'search' | 'writer'>,
): AccessParts {
  return {
    ...{ model, database, load, clock, audit, ...open },
    entities: createEntityReader({ model, database, load }),
    decisions: createDecisions({ database, load, clock }),
    keys: deriveKeys(access?.tokenKey),
    ...(access?.oidc && { oidc: access.oidc }),
  };
}

interface Views<Services> {
  /** What somebody gets. @param actor URN */
  readonly seenBy: (actor: string) => Services;
  /** The same, with readers that are not waited for any longer than until the deadline. */
  readonly seenWithin: (actor: string, deadline: Deadline) => Services;
}

function viewsOf<Services extends Viewable>(
  services: Services,
  { access, ...parts }: ServicesParts & ViewParts,
): Views<Services> {
  const seenIn = (source: Pick<Database, 'read'>, shown: Services): Views<Services>['seenBy'] =>
    access?.viewAuthorization === true ? createSeenBy(shown, { ...parts, database: source }) : () => shown;
  return {
    seenBy: seenIn(parts.database, services),
    seenWithin: (actor, deadline) => {
      const source = { read: parts.database.readWithin(deadline) };
      const unscoped = createReaders({ ...parts, database: source });
      return seenIn(source, { ...services, ...unscoped, unscoped })(actor);
    },
  };
}
