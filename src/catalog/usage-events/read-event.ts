/** Reads a usage event as user interfaces send it. Pure. */
import { findEntityType } from '../../model/search/entity-type-names.js';
import type { MetadataModel } from '../../model/types.js';
import { storedType, type NewUsageEvent } from './types.js';

/** Members are null or absent if they do not apply. Interfaces send further members, which are not stored. */
export interface SentEvent {
  readonly type: string;
  readonly browserId?: string | null;
  readonly entityUrn?: string | null;
  /** Name of the type in GraphQL, e.g. `DATA_JOB`. */
  readonly entityType?: string | null;
  readonly query?: string | null;
  readonly section?: string | null;
  readonly actionType?: string | null;
  readonly total?: number | null;
  readonly usageSource?: string | null;
}

interface EventSource {
  readonly model: MetadataModel;
  /** URN of the user who sent the event. Members of the event that name a user do not count. */
  readonly actor: string;
}

/** Value of `usageSource` of events that a service makes itself. The log of audit events has them. */
const BACKEND = 'backend';

/**
 * @returns undefined for an event that is not stored because no person caused it
 * @throws INVALID_URN, UNKNOWN_ENTITY
 */
export function readUsageEvent(sent: SentEvent, { model, actor }: EventSource): NewUsageEvent | undefined {
  if (sent.usageSource === BACKEND) return undefined;
  const urn = sent.entityUrn ? model.parseUrn(sent.entityUrn) : undefined;
  const entityType = urn?.entityType ?? findEntityType(model, sent.entityType ?? '');
  return {
    type: storedType(sent.type),
    actor,
    visitor: textOf(sent.browserId) ?? actor,
    ...omitAbsent({
      urn: urn?.text,
      entityType,
      query: textOf(sent.query),
      section: textOf(sent.section),
      action: textOf(sent.actionType),
      total: sent.total ?? undefined,
    }),
  };
}

/** Returns the text without blanks at its ends; undefined if nothing is left. */
function textOf(value: string | null | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return text === '' ? undefined : text;
}

type Present<Value> = { readonly [Name in keyof Value]?: Exclude<Value[Name], undefined> };

function omitAbsent<Value extends object>(value: Value): Present<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as Present<Value>;
}
