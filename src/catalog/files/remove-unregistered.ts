/** Removes objects that were uploaded but never registered as files. */
import type { Clock } from '../../core/clock.js';
import { withinMillis } from '../../core/deadline.js';
import { findEntityUrn } from '../../model/urn/find-entity-urn.js';
import type { MetadataModel } from '../../model/types.js';
import type { EntityReader } from '../entities/types.js';
import { FILE_ASPECT, FILE_URN_PREFIX } from './names.js';
import type { FileStore } from './types.js';

/** How long after its upload an object waits for its registration. Addresses for uploads are valid for hours. */
const WAIT_MILLIS = 7 * 86_400_000;
/** Objects that one statement looks up. */
const AT_ONCE = 500;
const INTERVAL_MILLIS = 60 * 60 * 1_000;
/** How long a stop waits, in milliseconds. */
const STOP_MILLIS = 2_000;

export interface UnregisteredDeps {
  readonly store: Pick<FileStore, 'newUploads' | 'remove'>;
  readonly model: Pick<MetadataModel, 'parseUrn'>;
  /** Reads the whole catalog. */
  readonly entities: Pick<EntityReader, 'findAspects'>;
  readonly clock: Clock;
  /** Called if the store or Neo4j does not answer. The next removal tries again. */
  readonly onFailure: (error: unknown) => void;
}

export interface UnregisteredRemoval {
  /** Waits a moment for the removal under way. */
  stop(): Promise<void>;
}

/** Removes at once, and then every hour, until `stop` is called. Several services may share the store and do so at the same time. */
export function beginRemovingUnregistered(deps: UnregisteredDeps): UnregisteredRemoval {
  let isStopped = false;
  let underWay = Promise.resolve();
  const begin = (): void => {
    underWay = underWay
      .then(() => removeUnregistered(deps))
      .catch((error: unknown) => {
        if (!isStopped) deps.onFailure(error);
      });
  };
  const timer = setInterval(begin, INTERVAL_MILLIS).unref();
  begin();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await withinMillis(underWay, STOP_MILLIS).catch(() => undefined);
    },
  };
}

/**
 * Looks at the objects of which the store does not know yet that they are registered. The store then remembers which are, so each is looked
 * up until it is registered or removed.
 * @throws UNAVAILABLE
 */
async function removeUnregistered(deps: UnregisteredDeps): Promise<void> {
  const { store, clock } = deps;
  const before = clock.now() - WAIT_MILLIS;
  const uploads = await store.newUploads.list();
  for (let start = 0; start < uploads.length; start += AT_ONCE) {
    const group = uploads.slice(start, start + AT_ONCE);
    const keys = group.map(({ key }) => key);
    const isRegistered = await findRegistered(deps, keys);
    for (const { key, at } of group) {
      if (isRegistered(key)) await store.newUploads.confirm(key);
      else if (at < before) await store.remove(key);
    }
  }
}

/** A soft-deleted file is registered, too. One statement. */
async function findRegistered(
  { model, entities }: UnregisteredDeps,
  keys: readonly string[],
): Promise<(key: string) => boolean> {
  const urns = new Map(keys.map((key) => [key, urnOf(model, key)]));
  const requests = [...urns.values()].flatMap((urn) =>
    urn === undefined ? [] : [{ urn, names: [FILE_ASPECT] }],
  );
  const found = await entities.findAspects(requests);
  return (key) => found.get(urns.get(key) ?? '')?.aspects.has(FILE_ASPECT) === true;
}

/** The last part of a key is the id of the file. @returns undefined for an id that no file can have */
function urnOf(model: UnregisteredDeps['model'], key: string): string | undefined {
  return findEntityUrn(FILE_URN_PREFIX + key.slice(key.lastIndexOf('/') + 1), model)?.text;
}
