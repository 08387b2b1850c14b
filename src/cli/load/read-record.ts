/** Records from files as they are sent and reported, read from the formats of connectors. */
import { CatalogError } from '../../core/errors.js';
import { isLosslessNumber, stringifyKeepingDigits } from '../../core/json.js';

type Tree = Readonly<Record<string, unknown>>;

const JSON_TYPE = 'application/json';
const PATCH_TYPE = 'application/json-patch+json';

/**
 * Converts a record to a request. Reads either form:
 * - snapshot: `{proposedSnapshot: {<record name>: {urn, aspects}}, systemMetadata?}`
 * - proposal: `{entityUrn, aspectName, entityType?, changeType?, aspect?, systemMetadata?, headers?}`, where `aspect`
 *   is `{json: value}`, `{value: text, contentType}` or the plain value. `changeType` defaults to `UPSERT`.
 *
 * Only the envelope is checked; the service validates the metadata.
 * @param tree from `parseKeepingDigits`, so that big numbers keep every digit
 * @throws INVALID_REQUEST if it has neither form
 */
export function readRecord(tree: unknown): Item {
  if (!isTree(tree)) throw unreadable(`a record must be a JSON object, found ${describe(tree)}`);
  if (isTree(tree['proposedSnapshot'])) return readSnapshot(tree, tree['proposedSnapshot']);
  if ('entityUrn' in tree || 'aspectName' in tree) return readProposal(tree);
  const keys = Object.keys(tree).slice(0, 6).join(', ') || 'no members at all';
  throw unreadable(
    `neither a proposal (entityUrn, aspectName) nor a snapshot (proposedSnapshot): it has ${keys}`,
  );
}

function readSnapshot(record: Tree, snapshot: Tree): SnapshotItem {
  const [content, ...others] = Object.values(snapshot);
  if (!isTree(content) || others.length > 0)
    throw unreadable('proposedSnapshot must have one member, the snapshot');
  const urn = getText(content, 'urn');
  const { systemMetadata } = record;
  return { kind: 'snapshot', urn, text: render({ entity: { value: snapshot }, systemMetadata }) };
}

function readProposal(record: Tree): ProposalItem {
  const entityUrn = getText(record, 'entityUrn');
  const aspectName = getText(record, 'aspectName');
  const changeType = record['changeType'] ?? 'UPSERT';
  const { entityType, systemMetadata, headers } = record;
  const aspect = readAspect(record['aspect'], changeType === 'PATCH' ? PATCH_TYPE : JSON_TYPE);
  const proposal = { entityType, entityUrn, changeType, aspectName, aspect, systemMetadata, headers };
  return { kind: 'proposal', urn: entityUrn, aspect: aspectName, text: render(proposal) };
}

interface WireAspect {
  readonly value: string;
  readonly contentType: string;
}

function readAspect(aspect: unknown, contentType: string): WireAspect | undefined {
  if (aspect === undefined || aspect === null) return undefined;
  if (isTree(aspect)) {
    const type = typeof aspect['contentType'] === 'string' ? aspect['contentType'] : contentType;
    const { value } = aspect;
    if ('json' in aspect && hasOnly(aspect, ['json', 'contentType'])) return wrap(aspect['json'], type);
    if (typeof value === 'string' && 'contentType' in aspect && hasOnly(aspect, ['value', 'contentType'])) {
      return { value, contentType: type };
    }
  } else if (!(Array.isArray(aspect) && contentType === PATCH_TYPE)) {
    throw unreadable(`aspect must be a JSON object, found ${describe(aspect)}`);
  }
  return wrap(aspect, contentType);
}

function wrap(value: unknown, contentType: string): WireAspect {
  return { value: stringifyKeepingDigits(value), contentType };
}

/** Connectors write absent members as null. These are removed; deeper nulls stay. */
function render(envelope: Tree): string {
  const present = Object.entries(envelope).filter(([, member]) => member !== undefined && member !== null);
  return stringifyKeepingDigits(Object.fromEntries(present));
}

function getText(tree: Tree, key: string): string {
  const text = tree[key];
  if (typeof text === 'string' && text !== '') return text;
  throw unreadable(`${key} must be a text, found ${describe(text)}`);
}

function hasOnly(tree: Tree, keys: readonly string[]): boolean {
  return Object.keys(tree).every((key) => keys.includes(key));
}

function isTree(value: unknown): value is Tree {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !isLosslessNumber(value);
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text';
  return isTree(value) ? 'an object' : 'a number or a boolean';
}

function unreadable(message: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', message);
}

export interface RecordLocation {
  /** Path from the command line; `-` for standard input. */
  readonly file: string;
  /** Position of the record in its file, from 1. */
  readonly record: number;
  /** Line number from 1; only in JSON lines. */
  readonly line?: number;
}

/** A record as it is sent. */
export type Item = ProposalItem | SnapshotItem;

/** A change of one aspect. */
export interface ProposalItem {
  readonly kind: 'proposal';
  readonly urn: string;
  readonly aspect: string;
  /** JSON text of one member of `proposals` in a batch request. */
  readonly text: string;
}

/** Several aspects of one entity under their record names. The service maps these to aspects. */
export interface SnapshotItem {
  readonly kind: 'snapshot';
  readonly urn: string;
  /** JSON text of a whole legacy ingest request. */
  readonly text: string;
}

export type Located<T extends Item = Item> = T & { readonly location: RecordLocation };

/** Reason why a record was not stored. */
export interface Problem {
  readonly message: string;
  /** The service's error code; absent if the record could not be read. */
  readonly code?: string;
  /** JSON pointer to the invalid value in the aspect. */
  readonly path?: string;
}

export interface Refusal extends RecordLocation, Problem {
  readonly urn?: string;
  readonly aspect?: string;
}
