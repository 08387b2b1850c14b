/** A row of the log as an event. */
import type { JsonObject } from '../../kernel/json.js';
import type { ChangeEvent, ValueOfEvent } from './types.js';

type Pair = readonly [payload: string, meta: string];

export interface EventRow {
  readonly sequence: number;
  readonly position: number;
  readonly urn: string;
  readonly at: number;
  readonly actor: string;
  readonly operation: string;
  /** Null: the whole entity. */
  readonly aspect: string | null;
  readonly version: number;
  readonly payload: string | null;
  readonly meta: string | null;
  readonly versions: readonly Pair[];
  readonly before: readonly Pair[];
  readonly point: Pair | null;
}

/** The log's operations that are change types of events as well; others are told by what they did. */
const CHANGE_TYPES = new Set(['UPSERT', 'CREATE', 'CREATE_ENTITY', 'UPDATE', 'RESTATE', 'DELETE']);

/** None for a value that a hard delete has taken away meanwhile: its deletion is told later. */
export function toEvents(row: EventRow): ChangeEvent[] {
  const { urn, at, actor, operation, aspect } = row;
  const [previous] = row.before.map(toValue);
  const value = valueOf(row);
  const isDeletion = operation.startsWith('DELETE') || (row.version === 0 && row.point === null);
  if (value === undefined && !isDeletion) return [];
  const changed = value === undefined ? 'DELETE' : 'UPSERT';
  return [
    {
      urn,
      ...(aspect !== null && { aspectName: aspect }),
      changeType: CHANGE_TYPES.has(operation) ? operation : changed,
      created: { time: at, actor },
      ...(value !== undefined && { value }),
      ...(previous !== undefined && { previous }),
    },
  ];
}

function valueOf({ version, payload, meta, versions, point }: EventRow): ValueOfEvent | undefined {
  if (point !== null) return toValue(point);
  if (version === 0) return undefined;
  const [older] = versions;
  if (older !== undefined) return toValue(older);
  if (payload === null || meta === null || readMeta(meta).version !== version) return undefined;
  return toValue([payload, meta]);
}

function toValue([text, meta]: Pair): ValueOfEvent {
  const { systemMetadata } = readMeta(meta);
  return { text, ...(systemMetadata !== undefined && { systemMetadata }) };
}

function readMeta(text: string): { version?: number; systemMetadata?: JsonObject } {
  return JSON.parse(text) as { version?: number; systemMetadata?: JsonObject };
}
