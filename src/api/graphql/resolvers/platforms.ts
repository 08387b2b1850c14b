/** The platform of entities whose URN does not name one, and platform resources. */
import { isJsonObject, parseKeepingDigits, stringifyKeepingDigits } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import { findRefOfType, UNKNOWN_PLATFORM, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';

type Context = Pick<GraphqlContext, 'aspects'>;

/** Returns the platform that a source named. */
export async function namedPlatform(
  { urn }: EntityRef,
  { aspects }: Context,
): Promise<EntityRef | undefined> {
  const instance = await aspects.load(urn.text, 'dataPlatformInstance');
  return findRefOfType(memberAt(instance?.value, ['platform']), 'dataPlatform');
}

export async function platformOf(entity: EntityRef, _: unknown, context: Context): Promise<EntityRef> {
  return (await namedPlatform(entity, context)) ?? UNKNOWN_PLATFORM;
}

interface Entry {
  readonly key: string;
  readonly value: string;
}

export const platformResources = {
  DataHubConnection: { platform: platformOf },
  DataHubPlatformResourceProperties: {
    /** The content, which is stored as bytes and is often JSON. */
    customProperties: ({ value }: StoredRecord): Entry[] | null => {
      const blob = memberAt(value, ['value', 'blob']);
      if (typeof blob !== 'string') return null;
      const content = parsed(textOfBytes(blob));
      if (!isJsonObject(content)) return null;
      return Object.entries(content).map(([key, member]) => ({
        key,
        value: typeof member === 'string' ? member : stringifyKeepingDigits(member),
      }));
    },
  },
} as const;

/** Bytes are stored as text with one character per byte; some writers store the text itself. */
function textOfBytes(blob: string): string {
  const bytes = Buffer.from(blob, 'latin1');
  return bytes.toString('latin1') === blob ? bytes.toString('utf8') : blob;
}

function parsed(text: string): unknown {
  try {
    return parseKeepingDigits(text);
  } catch {
    return undefined;
  }
}
