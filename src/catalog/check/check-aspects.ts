/** Checks the latest aspects of a node: payloads and metadata. */
import { checksum } from '../../core/checksum.js';
import { isJsonObject } from '../../core/json.js';
import type { StoredMeta } from '../entities/stored-aspect.js';
import type { Violation } from './types.js';

const WRITE_AGAIN = 'only a new write of the aspect can replace it';
const UNKNOWN_FAULT = 'it is unknown which of the two is wrong; a new write of the aspect replaces both';

/** Properties of a node by key, with `aspect_` and `meta_` keys. */
export type StoredProperties = ReadonlyMap<string, unknown>;

export interface CheckedAspects {
  readonly violations: readonly Violation[];
  /** Metadata of the aspects that can be read. */
  readonly metas: ReadonlyMap<string, StoredMeta>;
  /** True if an aspect cannot be read, so nothing can be derived. */
  readonly isBroken: boolean;
}

export function checkAspects(urn: string, stored: StoredProperties): CheckedAspects {
  const names = new Set([...stored.keys()].map((key) => key.slice(key.indexOf('_') + 1)));
  const metas = new Map<string, StoredMeta>();
  const violations: Violation[] = [];
  let isBroken = false;
  for (const aspect of names) {
    const text = stored.get(`aspect_${aspect}`);
    const meta = readMeta(stored.get(`meta_${aspect}`));
    const fault = findFault(text, meta);
    if (meta !== undefined) metas.set(aspect, meta);
    if (fault === undefined) continue;
    const { breaks = true, ...rest } = fault;
    isBroken ||= breaks;
    violations.push({ urn, kind: 'ASPECT', aspect, ...rest });
  }
  return { violations, metas, isBroken };
}

interface Fault {
  readonly message: string;
  readonly reason: string;
  /** Whether nothing can be derived from the entity; default: true. */
  readonly breaks?: boolean;
}

function findFault(text: unknown, meta: StoredMeta | undefined): Fault | undefined {
  if (meta === undefined) return { message: 'has no readable metadata', reason: WRITE_AGAIN };
  if (meta.deleted === true)
    return text === undefined
      ? undefined
      : { message: 'has a payload, but its metadata mark it as deleted', reason: UNKNOWN_FAULT };
  if (text === undefined) return { message: 'has metadata, but no payload', reason: WRITE_AGAIN };
  if (!isObjectText(text)) return { message: 'has a payload that is no JSON object', reason: WRITE_AGAIN };
  if (meta.checksum === undefined || meta.checksum === checksum(text)) return undefined;
  const message = 'has a payload that does not match the checksum in its metadata';
  return { message, reason: UNKNOWN_FAULT, breaks: false };
}

function isObjectText(text: unknown): text is string {
  return isJsonObject(parsed(text));
}

function readMeta(text: unknown): StoredMeta | undefined {
  const meta = parsed(text);
  if (!isJsonObject(meta)) return undefined;
  const { version, created, deleted } = meta;
  // The deletion of a default, which nobody wrote, has the version 0.
  const least = deleted === true ? 0 : 1;
  const isVersion = typeof version === 'number' && Number.isInteger(version) && version >= least;
  const isStamp = isJsonObject(created) && typeof created['time'] === 'number';
  return isVersion && isStamp ? (meta as unknown as StoredMeta) : undefined;
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
