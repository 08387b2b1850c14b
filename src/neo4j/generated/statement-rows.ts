/** Made from the headers of the statements in cypher by `npm run generate`; not to be edited. */
/* eslint-disable */

/** All properties of a node or of a relationship. */
export type Properties = Readonly<Record<string, unknown>>;

/** The rows of a statement that returns none. */
export type NoRow = Readonly<Record<string, never>>;

/** The columns of the rows of each statement. */
export interface StatementRows {
  'audit/count-events': {
    /** at most `most` */
    readonly total: number;
  };
  'audit/delete-expired': {
    readonly deleted: number;
  };
  'audit/search-events': {
    /** all its properties */
    readonly event: {
      readonly id: string;
      readonly at: number;
      readonly type: string;
      readonly actor: string;
      readonly urn?: string;
      readonly entityType?: string;
      readonly aspect?: string;
      readonly loginSource?: string;
      readonly denialReason?: string;
      readonly eventSource?: string;
      readonly sourceIP?: string;
      readonly userAgent?: string;
      readonly traceId?: string;
      readonly isUnknown?: boolean;
    };
  };
  'authentication/check-session': {
    readonly user: string;
    /** creation time of the user when the session began, epoch ms; null in sessions of earlier versions */
    readonly account: number | null;
    /** epoch ms */
    readonly expiresAt: number;
    /** meta text; null while the user is being deleted */
    readonly key: string | null;
    /** payload text */
    readonly status: string | null;
    /** payload text */
    readonly corpUserStatus: string | null;
  };
  'authentication/check-token': {
    /** whether the token is stored */
    readonly isStored: boolean;
    /** whether the user exists */
    readonly isUser: boolean;
    /** meta text */
    readonly key: string | null;
    /** payload text */
    readonly status: string | null;
    /** payload text */
    readonly corpUserStatus: string | null;
  };
  'authentication/create-session': NoRow;
  'authentication/delete-session': {
    readonly user: string;
    /** identity provider of the sign-in; null: this service */
    readonly by: 'oidc' | null;
  };
  'authentication/delete-sessions-of-user': NoRow;
  'authentication/find-linked-user': {
    readonly urn: string;
  };
  'authentication/find-session': {
    readonly user: string;
    /** creation time of the user when the session began, epoch ms; null in sessions of earlier versions */
    readonly account: number | null;
    /** epoch ms */
    readonly expiresAt: number;
    /** meta text; null while the user is being deleted */
    readonly key: string | null;
    /** payload text */
    readonly status: string | null;
    /** payload text */
    readonly corpUserStatus: string | null;
    /** as in authorization/read-actors */
    readonly stamp: string;
    /** as in authorization/read-actors */
    readonly groups: readonly string[];
    /** of the user and of its groups, as in authorization/read-actors */
    readonly roles: readonly string[];
  };
  'authentication/identify-token': {
    /** whether the token is stored */
    readonly isStored: boolean;
    /** whether the user exists */
    readonly isUser: boolean;
    /** meta text */
    readonly key: string | null;
    /** payload text */
    readonly status: string | null;
    /** payload text */
    readonly corpUserStatus: string | null;
    /** as in authorization/read-actors */
    readonly stamp: string;
    /** as in authorization/read-actors */
    readonly groups: readonly string[];
    /** of the user and of its groups, as in authorization/read-actors */
    readonly roles: readonly string[];
  };
  'authentication/record-refused-sign-in': NoRow;
  'authorization/load-policies': {
    /** of the last change */
    readonly stamp: string;
    /** payload texts */
    readonly policies: readonly (readonly [urn: string, payload: string])[];
  };
  'authorization/read-actors': {
    /** of the last change of a policy */
    readonly stamp: string;
    readonly actor: string;
    readonly groups: readonly string[];
    /** of the actor and of its groups */
    readonly roles: readonly string[];
  };
  'authorization/read-resources': {
    /** one of the URNs */
    readonly asked: string;
    /** 0: the entity itself, 1: an entity that it is about or belongs to, more: the ancestors of that */
    readonly steps: number;
    readonly urn: string;
    /** with their ancestors; a domain belongs to itself */
    readonly domains: readonly string[];
    /** with their ancestors */
    readonly containers: readonly string[];
    /** of a user */
    readonly groups: readonly string[];
    /** payload text */
    readonly ownership: string | null;
    /** payload text */
    readonly tags: string | null;
    /** payload text */
    readonly terms: string | null;
    /** payload text */
    readonly instance: string | null;
  };
  'backup/advance-restore': {
    readonly position: number;
  };
  'backup/begin-restore': NoRow;
  'backup/begin': {
    /** whether another backup is under way */
    readonly isRunning: boolean;
  };
  'backup/count-nodes': {
    readonly count: number;
  };
  'backup/count-rows': {
    readonly urn: string;
    readonly versions: number;
    readonly points: number;
    readonly changes: number;
  };
  'backup/delete-notes': {
    readonly deleted: number;
  };
  'backup/end-restore': NoRow;
  'backup/end': NoRow;
  'backup/extend': {
    /** false if writers may have stopped leaving notes */
    readonly isAnnounced: boolean;
  };
  'backup/find-content': {
    /** one label of some node; null for a node without labels */
    readonly label: string | null;
  };
  'backup/find-restore': {
    /** checksum of the backup */
    readonly file: string;
    /** of the backup, ISO 8601 */
    readonly createdAt: string;
    /** number of its lines that were applied */
    readonly position: number;
  };
  'backup/find-stubs': {
    readonly urn: string;
  };
  'backup/get-changes': {
    readonly properties: Properties;
  };
  'backup/get-due': {
    readonly properties: Properties;
  };
  'backup/get-entities': {
    readonly urn: string;
    readonly labels: readonly string[];
    readonly properties: Properties;
    readonly edges: readonly (readonly [type: string, target: string, properties: Properties])[];
  };
  'backup/get-points': {
    readonly properties: Properties;
  };
  'backup/get-runs': {
    readonly id: string;
    readonly properties: Properties;
  };
  'backup/get-versions': {
    readonly properties: Properties;
  };
  'backup/list-change-owners': {
    readonly urn: string;
    /** of log entries */
    readonly count: number;
  };
  'backup/list-counters': {
    readonly properties: Properties;
  };
  'backup/list-facets': {
    readonly id: number;
    readonly properties: Properties;
  };
  'backup/list-point-owners': {
    readonly urn: string;
    /** of points */
    readonly count: number;
  };
  'backup/list-runs': {
    readonly id: string;
    readonly properties: Properties;
  };
  'backup/list-urns': {
    readonly urn: string;
  };
  'backup/list-version-owners': {
    readonly urn: string;
    /** of older versions */
    readonly count: number;
  };
  'backup/store-edges': NoRow;
  'backup/store-entities': NoRow;
  'backup/store-nodes': NoRow;
  'backup/take-notes': {
    readonly urns: readonly (readonly string[])[];
    readonly ends: readonly (readonly string[])[];
    readonly runs: readonly (readonly string[])[];
  };
  'browse/count-groups': {
    /** by name; hasSubGroups: there are further levels below */
    readonly groups: readonly (readonly [name: string, count: number, hasSubGroups: boolean])[];
    /** entities at the path */
    readonly total: number;
    /** entities at or below the path */
    readonly totalBelow: number;
  };
  'browse/count-named': {
    readonly total: number;
    /** those that are at the path only because it ends in their name */
    readonly named: number;
  };
  'browse/get-browse-paths': {
    readonly paths: readonly string[];
  };
  'browse/list-entities': {
    readonly name: string;
    readonly urn: string;
  };
  'census/count-facets': {
    readonly type: string;
    /** of a facet value */
    readonly id: number;
    readonly entities: number;
  };
  'census/count-places': {
    readonly type: string;
    readonly places: readonly string[];
    readonly entities: number;
  };
  'census/read-changes': {
    readonly slot: number;
    /** number of the last one; less than the known one if a member of a cluster is behind or the store was replaced */
    readonly changes: number;
    /** of the changes after the known one; null if some are not kept any more or they are too many */
    readonly texts: readonly string[] | null;
  };
  'changes/get-values': {
    /** of the row */
    readonly index: number;
    /** payload text of that version, if it is an older one */
    readonly older: string | null;
    /** payload text of the latest value; null if the older one was found */
    readonly payload: string | null;
    /** meta text of the latest value; null if the older one was found */
    readonly meta: string | null;
  };
  'changes/get-window': {
    /** last assigned place, 0 if none */
    readonly last: number;
    /** unnumbered changes exist */
    readonly isWaiting: boolean;
    /** place of the last change to scan; null if fewer exist */
    readonly floor: number | null;
  };
  'changes/list-changed': {
    readonly urn: string;
    /** epoch ms */
    readonly at: number;
    readonly actor: string;
  };
  'changes/list-changes-of-entity': {
    /** of the row */
    readonly index: number;
    /** epoch ms from which on all changes were scanned; null if there are no earlier ones */
    readonly floor: number | null;
    /** newest first; aspect: null for the whole entity; earlier: number of the previous entry of the same change and aspect; older: the previous value; characters: of the value */
    readonly entries: readonly (readonly [
      at: number,
      transaction: string,
      step: number,
      position: number,
      actor: string,
      runId: string | null,
      aspect: string | null,
      operation: string,
      version: number,
      earlier: number | null,
      older: readonly [version: number, until: number, characters: number] | null,
      characters: number,
    ])[];
  };
  'changes/list-changes': {
    readonly sequence: number;
    readonly urn: string;
    /** epoch ms */
    readonly at: number;
    readonly actor: string;
    readonly runId: string | null;
    /** aspect: null for the whole entity */
    readonly aspects: readonly (readonly [aspect: string | null, operation: string])[];
  };
  'check/count-remains': {
    readonly urn: string;
    readonly versions: number;
    readonly points: number;
    /** without log entries of hard deletions */
    readonly changes: number;
    /** whether a hard deletion is logged */
    readonly isDeleted: boolean;
  };
  'check/delete-edges': {
    /** URNs of the nodes at both ends, which may not be needed any more */
    readonly ends: readonly string[];
  };
  'check/delete-remains': NoRow;
  'check/find-indexed': {
    readonly urn: string;
  };
  'check/get-nodes': {
    readonly urn: string;
    /** null for a stub */
    readonly type: string | null;
    readonly labels: readonly string[];
    readonly hasEdges: boolean;
    /** whether the stored search terms contain the term */
    readonly hasTerm: boolean;
    /** the stored search term with the digest of everything that the index should contain of the entity */
    readonly contentTerm: string | null;
    /** the properties with aspects and their metadata; texts, unless they are damaged */
    readonly stored: readonly (readonly [key: string, value: unknown])[];
  };
  'check/list-foreign-edges': {
    /** of the edge in the database */
    readonly id: string;
    readonly source: string;
    readonly type: string;
    readonly target: string;
    readonly properties: Properties;
  };
  'check/list-keyless-points': {
    /** of the node in the database */
    readonly id: string;
    readonly urn: string;
    readonly aspect: string;
    readonly timestampMillis: number;
    /** payload text, unless it is missing */
    readonly payload: string | null;
  };
  'check/list-logged': {
    readonly urn: string;
    readonly aspect: string;
    /** none twice */
    readonly versions: readonly number[];
  };
  'check/list-missing-runs': {
    readonly urn: string;
    /** of the run */
    readonly id: string;
  };
  'check/list-ownerless': {
    readonly urn: string;
  };
  'check/list-urns': {
    readonly urn: string;
  };
  'check/list-versions': {
    readonly urn: string;
    readonly aspect: string;
    /** oldest first; times in epoch ms, null in a damaged version */
    readonly versions: readonly (readonly [version: number, from: number | null, until: number | null])[];
  };
  'check/lock-nodes': {
    readonly urn: string;
    /** whether the node was missing */
    readonly created: boolean;
  };
  'check/set-labels': NoRow;
  'check/set-point-keys': NoRow;
  'check/store-missing-runs': NoRow;
  'consequences/list-due': {
    readonly consequence: string;
  };
  'consequences/postpone': NoRow;
  'consequences/remove': NoRow;
  'consequences/take': {
    /** all its properties */
    readonly due: {
      readonly id: string;
      readonly consequence: string;
      readonly urn: string;
      readonly actor: string;
      readonly at: number;
      readonly note: string;
      readonly attempts: number;
      readonly notBefore: number;
      readonly lockedAt: number;
    };
  };
  'containers/list-below': {
    readonly urn: string;
    /** its container */
    readonly parent: string | null;
    /** the containers that are stored of entities in it, and whether they are their path; each combination once */
    readonly nestings: readonly (readonly [containers: readonly string[], isPath: boolean])[];
  };
  'containers/lock-containers': {
    readonly child: string;
    readonly parent: string;
  };
  'containers/move-contents': {
    readonly type: string;
    readonly removed: boolean;
    /** browse locations */
    readonly before: readonly string[];
    /** browse locations */
    readonly after: readonly string[];
    readonly urns: readonly string[];
  };
  'data-contracts/list-contracts': {
    /** of the dataset */
    readonly urn: string;
    /** URNs */
    readonly contracts: readonly string[];
  };
  'entities/count-aspects': {
    readonly total: number;
  };
  'entities/count-entities': {
    readonly total: number;
  };
  'entities/get-aspects': {
    readonly urn: string;
    readonly type: string;
    /** outermost first */
    readonly containers: readonly string[] | null;
    /** payload and meta texts */
    readonly aspects: readonly (readonly [name: string, payload: string | null, meta: string | null])[];
  };
  'entities/get-entities': {
    readonly urn: string;
    readonly type: string;
    /** outermost first */
    readonly containers: readonly string[] | null;
    /** payload and meta texts. A deleted aspect is returned only if it is among the defaulted ones; its payload is null. During the first write of an aspect, its meta may be null */
    readonly aspects: readonly (readonly [name: string, payload: string | null, meta: string | null])[];
  };
  'entities/get-metas': {
    readonly urn: string;
    /** meta texts; null during the first write of an aspect */
    readonly metas: readonly (readonly [name: string, meta: string | null])[];
  };
  'entities/get-names': {
    readonly urn: string;
    readonly name: string;
  };
  'entities/list-urns': {
    readonly urn: string;
  };
  'events/get-position': {
    /** 0 if no change has a position */
    readonly last: number;
    /** whether changes wait for a position */
    readonly isWaiting: boolean;
    /** position of the first change after the range; null if there is none */
    readonly beyond: number | null;
  };
  'events/list-events': {
    readonly sequence: number;
    readonly position: number;
    readonly urn: string;
    /** epoch ms */
    readonly at: number;
    readonly actor: string;
    readonly operation: string;
    /** null: the whole entity */
    readonly aspect: string | null;
    /** 0 for points and deletions */
    readonly version: number;
    /** payload text of the latest value */
    readonly payload: string | null;
    /** meta text of the latest value */
    readonly meta: string | null;
    /** the value, if it is not the latest; at most one */
    readonly versions: readonly (readonly [payload: string | null, meta: string | null])[];
    /** the previous value; at most one */
    readonly before: readonly (readonly [payload: string | null, meta: string | null])[];
    readonly point: readonly [payload: string | null, meta: string | null] | null;
  };
  'events/list-queued': {
    /** of the node in the database */
    readonly id: string;
    /** epoch ms */
    readonly at: number;
  };
  'events/lock-counter': {
    /** the last assigned position */
    readonly last: number;
  };
  'events/lock-values': {
    /** as in the parameter */
    readonly row: number;
    /** payload text of the latest value */
    readonly payload: string | null;
    /** meta text of the latest value */
    readonly meta: string | null;
    /** the value, if it is not the latest; at most one */
    readonly versions: readonly (readonly [payload: string | null, meta: string | null])[];
  };
  'events/number-changes': {
    readonly era: number;
    /** of the entities of the changes */
    readonly urns: readonly string[];
  };
  'executor/find-due': {
    readonly urn: string;
    /** null while it waits */
    readonly status: string | null;
    /** has a signal of any kind */
    readonly isSignalled: boolean;
    /** its lease has expired: a service had it and has ended since */
    readonly isLost: boolean;
  };
  'executor/release-lease': NoRow;
  'executor/renew-leases': {
    readonly urn: string;
    /** has a signal of any kind */
    readonly isSignalled: boolean;
  };
  'executor/take-lease': {
    readonly urn: string;
  };
  'facets/add-values': {
    readonly key: string;
    readonly id: number;
  };
  'facets/find-values': {
    readonly key: string;
    readonly id: number;
  };
  'facets/get-values': {
    readonly id: number;
    readonly value: string;
  };
  'files/list-of-assets': {
    readonly urn: string;
    /** soft-deleted */
    readonly removed: boolean;
  };
  'forms/list-assignments': {
    /** of the form */
    readonly urn: string;
    /** payload text of `dynamicFormAssignment` */
    readonly assignment: string;
  };
  'hierarchies/find-named': {
    readonly urn: string;
    readonly type: string;
    /** payload text of the aspect with the name and the parent */
    readonly payload: string;
  };
  'ingestion/list-schedules': {
    readonly urn: string;
    /** payload text of `dataHubIngestionSourceInfo` */
    readonly info: string;
    /** its meta text; null during the first write of the aspect */
    readonly meta: string | null;
  };
  'lifecycle/list-stages': {
    readonly urn: string;
    /** payload text */
    readonly info: string;
  };
  'lifecycle/read-stages': {
    readonly urn: string;
    /** payload text */
    readonly info: string;
  };
  'lineage/find-paths': {
    /** of the end */
    readonly urn: string;
    /** URNs from start to end, both included */
    readonly paths: readonly (readonly string[])[];
    /** whether there may be paths that were not read */
    readonly isCut: boolean;
  };
  'lineage/follow-hop': {
    /** URN */
    readonly from: string;
    /** URN */
    readonly to: string;
    /** null for a stub */
    readonly type: string | null;
    /** URN */
    readonly platform: string | null;
    /** URN; null also if the actor may not view it */
    readonly via: string | null;
    /** whether the actor may view the entity `to` */
    readonly isVisible: boolean;
  };
  'lineage/list-flows-among': {
    /** upstream */
    readonly from: string;
    /** downstream */
    readonly to: string;
    /** number of edges between the two */
    readonly edges: number;
    /** JSON texts of the edges that have some */
    readonly properties: readonly string[];
  };
  'lineage/list-neighbours': {
    readonly urn: string;
    /** of neighbours, without omitted ones */
    readonly total: number;
    /** of neighbours that are omitted because they are soft-deleted or stubs */
    readonly filtered: number;
    /** whether there are more than `edges` edges */
    readonly isCut: boolean;
    /** in URN order; type: null for a stub; properties: JSON text */
    readonly page: readonly (readonly [
      urn: string,
      type: string | null,
      edges: readonly {
        readonly relationship: string;
        readonly aspect: string;
        readonly owner: string;
        readonly from: number;
        readonly via?: string;
        readonly createdOn?: number;
        readonly createdActor?: string;
        readonly updatedOn?: number;
        readonly updatedActor?: string;
        readonly properties?: string;
      }[],
    ])[];
  };
  'lineage/list-sides': {
    readonly urn: string;
    /** kinds: of all drawable neighbours; shown: drawable ones; hidden: others; SELF: the entity itself, which is shown if it is drawable */
    readonly sides: readonly (readonly [
      direction: 'UPSTREAM' | 'DOWNSTREAM' | 'SELF',
      isCut: boolean,
      kinds: readonly (readonly [type: string, platform: string | null, neighbours: number])[],
      shown: readonly (readonly [urn: string, type: string, platform: string | null])[],
      hidden: readonly (readonly [urn: string, type: string, platform: string | null])[],
    ])[];
  };
  'lineage/scroll-edges': {
    readonly near: string;
    /** of the relationship */
    readonly type: string;
    readonly far: string;
    /** whether the near end is downstream or upstream */
    readonly side: 'downstream' | 'upstream';
    /** one of those that declare the edge */
    readonly aspect: string;
  };
  'lineage/search-lineage': {
    /** ends before any condition */
    readonly met: number;
    /** their greatest degree; null without ends */
    readonly depth: number | null;
    readonly total: number;
    readonly degrees: readonly (readonly [degree: number, ends: number])[];
    /** `name=value` */
    readonly facets: readonly (readonly [nameAndValue: string, ends: number])[];
    /** ends that are nearer than those of the band */
    readonly nearer: number;
    /** greatest degree of the page; null without hits */
    readonly reach: number | null;
    /** sorted: the page; else the band, unsorted within a degree, or null if it is too large */
    readonly page:
      | readonly (readonly [
          urn: string,
          type: string,
          degree: number,
          exists: boolean,
          keys: readonly (string | number | boolean | null)[],
        ])[]
      | null;
  };
  'metadata-tests/advance': NoRow;
  'metadata-tests/claim': {
    /** first change of the log that is still to be evaluated; null before the first evaluation */
    readonly sequence: number | null;
  };
  'metadata-tests/delete-progress': NoRow;
  'metadata-tests/list-changed': {
    readonly urn: string;
    /** null in a change that is being deleted */
    readonly actor: string | null;
    /** their names; null in a change that is being deleted */
    readonly aspects: readonly string[] | null;
  };
  'metadata-tests/list-entities': {
    readonly urn: string;
  };
  'metadata-tests/list-others': {
    readonly urn: string;
  };
  'metadata-tests/list-progress': {
    /** URN of the test */
    readonly name: string;
    /** of the definition */
    readonly md5: string;
    /** number of the type under way, -1 at the end */
    readonly step: number;
    /** last URN of the type that was evaluated */
    readonly after: string;
  };
  'metadata-tests/release': NoRow;
  'metadata-tests/save-progress': NoRow;
  'migrations/await-indexes': NoRow;
  'migrations/list-migrations': {
    readonly name: string;
    readonly checksum: string;
  };
  'migrations/record-migration': NoRow;
  'platforms/list-platforms': {
    readonly urn: string;
    /** payload text of `dataPlatformInfo` */
    readonly info: string;
  };
  'relationships/count-incoming': {
    readonly total: number;
  };
  'relationships/count-outgoing': {
    readonly total: number;
  };
  'relationships/list-incoming': {
    readonly type: string;
    /** URN */
    readonly entity: string;
    readonly aspect: string;
    readonly via: string | null;
  };
  'relationships/list-outgoing': {
    readonly type: string;
    /** URN */
    readonly entity: string;
    readonly aspect: string;
    readonly via: string | null;
  };
  'relationships/list-pages': {
    /** of the row */
    readonly index: number;
    readonly total: number;
    /** by type and URN; entity: URN at the other end; created: createdOn (epoch ms) and createdActor */
    readonly page: readonly (readonly [
      type: string,
      entity: string,
      created: readonly [on: number | null, actor: string | null],
    ])[];
  };
  'relationships/list-referrers': {
    /** of the row */
    readonly index: number;
    readonly total: number;
    /** URNs: newest first, then by URN */
    readonly page: readonly string[];
  };
  'relationships/scroll-edges': {
    readonly near: string;
    readonly type: string;
    readonly far: string;
    /** whether the near end is the source or the destination */
    readonly side: 'source' | 'destination';
  };
  'repair/count-points': {
    /** those up to the time */
    readonly old: number;
    readonly total: number;
  };
  'repair/list-derived': {
    readonly urn: string;
    readonly edges: readonly (readonly [
      source: string,
      type: string,
      target: string,
      properties: Properties,
    ])[];
    /** facetIds as texts `name=value`; earlier versions stored facets */
    readonly properties: readonly (readonly [name: string, value: unknown])[];
    /** whether an assertion about it is failing */
    readonly fails: boolean;
    /** the direct one first, at most 100; a circle does not end where it closes */
    readonly containers: readonly string[];
  };
  'repair/list-point-owners': {
    readonly urn: string;
  };
  'repair/list-urns': {
    readonly urn: string;
  };
  'runs/count-live-rows': {
    readonly total: number;
  };
  'runs/count-points': {
    readonly urn: string;
    /** null in the row that tells that the entity has other points */
    readonly aspect: string | null;
    /** that the run wrote; without meaning if aspect is null */
    readonly points: number;
  };
  'runs/delete-points': NoRow;
  'runs/find-run': {
    /** of the first write, epoch ms */
    readonly startedAt: number;
    /** of the last rollback, epoch ms; null if it was never rolled back */
    readonly rolledBackAt: number | null;
  };
  'runs/get-rounds': {
    readonly id: string;
    /** null for a run without a rollback */
    readonly rounds: number | null;
    /** null for a run without a rollback */
    readonly began: number | null;
  };
  'runs/get-span': {
    /** epoch ms; null if there is no such change */
    readonly first: number | null;
    /** epoch ms; null if there is no such change */
    readonly last: number | null;
  };
  'runs/list-entity-changes': {
    /** of the node in the database */
    readonly id: string;
    readonly urn: string;
    /** epoch ms */
    readonly at: number;
    /** empty for the deletion of an entity */
    readonly aspects: readonly string[];
    readonly operations: readonly string[];
    readonly versions: readonly number[];
  };
  'runs/list-live-rows': {
    readonly urn: string;
    /** epoch ms */
    readonly at: number;
    /** null for the deletion of an entity */
    readonly aspect: string | null;
    readonly operation: string;
    /** 0 for points and deletions */
    readonly version: number;
  };
  'runs/list-older-versions': {
    /** of the row */
    readonly index: number;
    /** newest first; meta texts, null while the version is being deleted */
    readonly versions: readonly (readonly [version: number, meta: string | null])[];
  };
  'runs/list-run-entities': {
    readonly urn: string;
  };
  'runs/list-runs': {
    readonly runId: string;
    /** logged writes: one for each aspect and transaction, one for each point */
    readonly rows: number;
    /** of the last write, epoch ms */
    readonly timestamp: number;
  };
  'runs/list-undone-rounds': {
    readonly urn: string;
    readonly runId: string;
    readonly round: number;
  };
  'runs/list-undone-rows': {
    readonly urn: string;
    /** epoch ms */
    readonly at: number;
    /** null for the deletion of an entity */
    readonly aspect: string | null;
    readonly operation: string;
    /** 0 for points and deletions */
    readonly version: number;
  };
  'runs/mark-rolled-back': {
    readonly round: number;
  };
  'runs/read-written': {
    /** of the row */
    readonly index: number;
    /** meta text */
    readonly meta: string | null;
    /** payload text; null unless requested */
    readonly payload: string | null;
  };
  'runs/undo-changes': NoRow;
  'search-index/begin-rewrite': NoRow;
  'search-index/create-eventual': NoRow;
  'search-index/create-immediate': NoRow;
  'search-index/drop': NoRow;
  'search-index/end-rewrite': NoRow;
  'search-index/find-entity': {
    /** of one of them */
    readonly urn: string;
  };
  'search-index/list-index-changes': {
    readonly urn: string;
  };
  'search-index/list-indexes': {
    /** whether this is the full-text index */
    readonly isSearch: boolean;
    /** whether it is updated after the commit of a write instead of within it; null for other kinds of indexes */
    readonly isEventual: boolean | null;
    readonly state: 'ONLINE' | 'POPULATING' | 'FAILED';
    /** how much of it is filled */
    readonly percent: number;
  };
  'search-index/list-open-transactions': {
    /** ISO 8601 */
    readonly startTimes: readonly string[];
  };
  'search-index/lock-marks': {
    /** as read-marks */
    readonly marks: readonly string[];
    /** as read-marks */
    readonly stages: readonly string[];
    /** number of the last change of the census, by slot */
    readonly changes: readonly number[];
  };
  'search-index/read-marks': {
    /** in the order of their slots; none for a slot that no write has used */
    readonly marks: readonly string[];
    /** of the last transactions that changed a lifecycle stage; none for a slot without such a transaction */
    readonly stages: readonly string[];
  };
  'search-index/record-rules': NoRow;
  'search-index/refresh': {
    /** as read-marks; they were read before the wait, so the index contains their writes */
    readonly marks: readonly string[];
    /** as read-marks */
    readonly stages: readonly string[];
  };
  'search/complete-names': {
    readonly urn: string;
    readonly values: readonly (string | number | boolean)[];
  };
  'search/count-each': {
    /** of the row */
    readonly index: number;
    readonly name: string;
    /** sum over all values; for _entityType, which each entity has once, the number of hits */
    readonly total: number;
    /** number of values */
    readonly distinct: number;
    /** most frequent first, then by value */
    readonly values: readonly (readonly [value: string, count: number])[];
  };
  'search/count-facets': {
    readonly name: string;
    /** sum over all values; for _entityType, which each entity has once, the number of hits */
    readonly total: number;
    /** number of values */
    readonly distinct: number;
    /** most frequent first, then by value */
    readonly values: readonly (readonly [value: string, count: number])[];
  };
  'search/count-fields': {
    readonly name: string;
    /** sum over all values */
    readonly total: number;
    /** number of values */
    readonly distinct: number;
    /** most frequent first */
    readonly values: readonly (readonly [value: string, count: number])[];
  };
  'search/count-hits': {
    /** _entityType */
    readonly name: string;
    readonly total: number;
    /** 0 */
    readonly distinct: number;
    /** empty */
    readonly values: readonly (readonly [value: string, count: number])[];
  };
  'search/find-concepts': {
    /** of the row */
    readonly index: number;
    /** whether any entity contains the word */
    readonly known: boolean;
    /** entries that match by name */
    readonly named: number;
    /** entries that match at all */
    readonly total: number;
    /** best first */
    readonly entries: readonly {
      readonly urn: string;
      readonly type: string;
      readonly name: string;
      readonly score: number;
      readonly around: readonly { readonly urn: string; readonly type: string; readonly name: string }[];
    }[];
  };
  'search/find-each': {
    /** of the row */
    readonly index: number;
    readonly total: number;
    /** keys: sort values */
    readonly hits: readonly {
      readonly urn: string;
      readonly score: number;
      readonly keys: readonly (string | number | boolean | null)[];
      readonly fields: readonly (readonly [
        property: string,
        values: string | number | boolean | readonly (string | number | boolean)[],
      ])[];
    }[];
  };
  'search/find-hits': {
    readonly urn: string;
    readonly score: number;
    /** sort values */
    readonly keys: readonly (string | number | boolean | null)[];
    readonly fields: readonly (readonly [
      property: string,
      values: string | number | boolean | readonly (string | number | boolean)[],
    ])[];
    /** whether any entity has; only if composed */
    readonly hasSiblings?: boolean;
  };
  'search/find-ranked': {
    readonly urn: string;
    readonly score: number;
    /** empty */
    readonly keys: readonly (string | number | boolean | null)[];
    readonly fields: readonly (readonly [
      property: string,
      values: string | number | boolean | readonly (string | number | boolean)[],
    ])[];
    /** whether any entity has; only if composed */
    readonly hasSiblings?: boolean;
  };
  'search/find-similar-names': {
    readonly word: string;
    /** most similar first */
    readonly names: readonly string[];
  };
  'search/has-hits': {
    /** of one hit */
    readonly urn: string;
  };
  'search/list-hierarchy': {
    /** of the row, as given */
    readonly index: number;
    /** without the entity itself; up to 20 levels and 10,000 entities in each direction */
    readonly urns: readonly string[];
  };
  'search/list-merged': {
    /** none if there are more than `most` of either */
    readonly urns: readonly string[];
  };
  'search/read-fields': {
    readonly urn: string;
    readonly fields: readonly (readonly [
      property: string,
      values: string | number | boolean | readonly (string | number | boolean)[],
    ])[];
  };
  'search/read-properties': {
    readonly urn: string;
    readonly removed: boolean;
    /** payload text */
    readonly definition: string | null;
  };
  'search/walk-entities': {
    readonly urn: string;
    /** 1 */
    readonly score: number;
    /** empty */
    readonly keys: readonly (string | number | boolean | null)[];
    /** empty */
    readonly fields: readonly (readonly [
      property: string,
      values: string | number | boolean | readonly (string | number | boolean)[],
    ])[];
    /** whether any entity has; only if composed */
    readonly hasSiblings?: boolean;
  };
  'search/which-have-hits': {
    /** of the query */
    readonly index: number;
  };
  'siblings/list-naming': {
    readonly urn: string;
    /** URNs */
    readonly siblings: readonly string[];
  };
  'start/read-records': {
    /** label */
    readonly kind: string;
    /** all of them */
    readonly properties: Properties;
  };
  'structured-properties/list-removed': {
    readonly urn: string;
  };
  'structured-properties/read-definitions': {
    readonly urn: string;
    /** payload text */
    readonly definition: string | null;
    /** soft-deleted */
    readonly removed: boolean;
  };
  'timeline/list-aspect-spans': {
    readonly urn: string;
    readonly aspect: string;
    /** payload text of the latest value; null after a deletion, and if there never was a value */
    readonly payload: string | null;
    /** meta text of the latest value; null if there never was a value */
    readonly meta: string | null;
    /** newest first; characters: of the payload; deletedBy: actor of the deletion */
    readonly versions: readonly (readonly [
      version: number,
      from: number,
      until: number,
      characters: number,
      deletedBy: string | null,
    ])[];
  };
  'timeseries/find-changes': {
    /** of the row */
    readonly index: number;
    /** epoch ms; null if there is none */
    readonly inWindow: number | null;
    /** epoch ms; null if there is none */
    readonly latest: number | null;
  };
  'timeseries/find-oldest': {
    /** of the row */
    readonly index: number;
    /** epoch ms */
    readonly oldest: number;
  };
  'timeseries/find-runs': {
    /** of the row */
    readonly index: number;
    /** newest first; null in a point that is being deleted */
    readonly endings: readonly (readonly [timestampMillis: number | null, payload: string | null])[];
  };
  'timeseries/list-newest-points': {
    readonly urn: string;
    readonly timestampMillis: number | null;
    /** or empty */
    readonly messageId: string;
    readonly key: string | null;
    /** payload text */
    readonly payload: string | null;
    /** meta text */
    readonly meta: string | null;
  };
  'timeseries/list-points': {
    /** of the question */
    readonly index: number;
    readonly urn: string;
    readonly timestampMillis: number | null;
    /** payload text */
    readonly payload: string | null;
    /** meta text */
    readonly meta: string | null;
  };
  'traces/delete-expired': {
    readonly deleted: number;
  };
  'traces/find-refused': {
    readonly urn: string;
    readonly aspect: string;
    readonly message: string;
    readonly code: string;
  };
  'traces/find-traced': {
    readonly urn: string;
    readonly aspect: string;
    readonly version: number;
  };
  'traces/store-refused': NoRow;
  'unique-values/lock-unique-values': {
    readonly urn: string;
    readonly type: string;
    /** payload text of the aspect */
    readonly payload: string;
  };
  'usage-events/count-events': {
    /** of the span */
    readonly index: number;
    readonly counted: number;
  };
  'usage-events/count-parts': {
    readonly entityType: string | null;
    readonly name: string | null;
    readonly counted: number;
  };
  'usage-events/count-visitors': {
    /** of the span */
    readonly index: number;
    readonly counted: number;
  };
  'usage-events/delete-expired': {
    readonly deleted: number;
  };
  'usage-events/delete-of-user': {
    readonly deleted: number;
  };
  'usage-events/list-popular': {
    readonly urn: string;
  };
  'usage-events/list-recent-entities': {
    /** of the events */
    readonly type: string;
    /** latest first */
    readonly urns: readonly string[];
  };
  'usage-events/list-recent-queries': {
    readonly query: string;
  };
  'usage-events/list-shown': {
    readonly urn: string;
  };
  'usage-events/list-top-entities': {
    readonly entityType: string;
    /** most views first, then by URN */
    readonly ranked: readonly (readonly [urn: string, views: number])[];
  };
  'usage-events/list-top-queries': {
    /** the text */
    readonly value: string;
    readonly counted: number;
  };
  'usage-events/list-top-users': {
    /** the URN */
    readonly value: string;
    readonly counted: number;
  };
  'usage-events/store': NoRow;
  'version-sets/list-versioned': {
    readonly urn: string;
  };
  'version-sets/lock-version-sets': {
    /** of the set */
    readonly urn: string;
    /** payload text */
    readonly properties: string | null;
    /** payload texts */
    readonly versions: readonly (readonly [urn: string, payload: string])[];
  };
  'versions/get-version': {
    /** payload text; null while the version is being deleted */
    readonly payload: string | null;
    /** meta text; null while the version is being deleted */
    readonly meta: string | null;
  };
  'versions/get-versions': {
    /** of the row */
    readonly index: number;
    /** payload text; null while the version is being deleted */
    readonly payload: string | null;
    /** meta text; null while the version is being deleted */
    readonly meta: string | null;
  };
  'versions/list-versions': {
    /** payload text; null while the version is being deleted */
    readonly payload: string | null;
    /** meta text, with the number of the version; null while the version is being deleted */
    readonly meta: string | null;
  };
  'writes/add-edges': {
    /** created edges; 0 if an end was deleted */
    readonly matched: number;
  };
  'writes/count-policy-changes': NoRow;
  'writes/delete-changes': NoRow;
  'writes/delete-entities': NoRow;
  'writes/delete-orphan-stubs': NoRow;
  'writes/delete-past-edges': {
    /** URNs of the nodes at both ends, which may not be needed any more */
    readonly ends: readonly string[];
  };
  'writes/delete-points': {
    readonly urn: string;
    readonly aspect: string;
    readonly deleted: number;
  };
  'writes/delete-versions': {
    readonly urn: string;
    readonly deleted: number;
  };
  'writes/get-last-runs': {
    readonly urn: string;
    /** epoch ms */
    readonly time: number;
    /** of all checks at this time */
    readonly results: readonly string[];
  };
  'writes/list-parents': {
    readonly child: string;
    readonly parent: string;
  };
  'writes/list-references': {
    readonly relationship: string;
    readonly entity: string;
    readonly aspect: string;
  };
  'writes/list-registry-aspects': {
    readonly urn: string;
    readonly aspect: string;
  };
  'writes/lock-entities': {
    readonly urn: string;
    /** null for a stub or a new node */
    readonly type: string | null;
    /** payload and meta texts in the requested order */
    readonly aspects: readonly (readonly [payload: string | null, meta: string | null])[];
    /** values in the requested order */
    readonly fields: readonly (readonly (string | number | boolean)[] | null)[];
    /** facets: ids of facet values; places: browse locations */
    readonly counted: {
      readonly removed: boolean;
      readonly facets: readonly number[];
      readonly places: readonly string[];
    };
    /** containers: outermost first; contributions: text; null for a stub or a new node */
    readonly searched: { readonly containers: readonly string[]; readonly contributions: string | null };
  };
  'writes/lock-hierarchies': NoRow;
  'writes/mark-failing': {
    /** of an entity for which this changed */
    readonly urn: string;
  };
  'writes/mark-write': NoRow;
  'writes/measure-entities': {
    readonly urn: string;
    /** characters of the latest payloads */
    readonly size: number;
  };
  'writes/read-aspects': {
    readonly urn: string;
    /** null for a stub */
    readonly type: string | null;
    /** payload and meta texts in the requested order */
    readonly aspects: readonly (readonly [payload: string | null, meta: string | null])[];
    /** values in the requested order */
    readonly fields: readonly (readonly (string | number | boolean)[] | null)[];
  };
  'writes/read-made-defaults': {
    /** URNs */
    readonly made: readonly string[];
  };
  'writes/remember-defaults': NoRow;
  'writes/remove-edges': NoRow;
  'writes/store-audit-events': NoRow;
  'writes/store-due': NoRow;
  'writes/store-entities': {
    /** fewer than the rows if an entity was deleted */
    readonly matched: number;
  };
  'writes/store-points': NoRow;
  'writes/store-runs': NoRow;
  'writes/store-stubs': NoRow;
  'writes/update-edges': NoRow;
}
