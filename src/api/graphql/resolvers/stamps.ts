/** Audit stamps with the default of the metadata model, for records that leave them out. */
import { isJsonObject } from '../../../core/json.js';
import { findEntityRef, storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';

const UNKNOWN = { time: 0, actor: 'urn:li:corpuser:unknown' };

/** A stamp at a path; time 0 and the user `unknown` if nothing is stored. */
function stampAt(...path: readonly string[]) {
  return ({ value, owner }: StoredRecord): StoredRecord => {
    const stored = memberAt(value, path);
    return new StoredRecord(isJsonObject(stored) ? stored : UNKNOWN, owner);
  };
}

const own = { created: stampAt('created'), lastModified: stampAt('lastModified') };
const nested = {
  created: stampAt('lastModified', 'created'),
  lastModified: stampAt('lastModified', 'lastModified'),
};

/** The creator of a record with `createStamp`; the user `unknown` if it is of another type. */
function creatorIn({ value }: StoredRecord, types: readonly string[]): EntityRef {
  const stored = findEntityRef(memberAt(value, ['createStamp', 'actor']));
  const isCreator = stored !== undefined && types.includes(stored.urn.entityType);
  return isCreator ? stored : storedEntityRef(UNKNOWN.actor);
}

export const stamps = {
  ChangeAuditStamps: own,
  BusinessAttributeInfo: own,
  ChartProperties: nested,
  ChartInfo: nested,
  DashboardProperties: nested,
  DashboardInfo: nested,
  DatasetProperties: { lastModified: own.lastModified },
  InstitutionalMemoryMetadata: {
    actor: (parent: StoredRecord) => creatorIn(parent, ['corpuser', 'corpGroup']),
    author: (parent: StoredRecord) => creatorIn(parent, ['corpuser']),
  },
  Ownership: { lastModified: own.lastModified },
} as const;
