/** Usage events: what people do in user interfaces. */

/** Replaces the types from which no answer is computed. Such an event only shows that a user was active. */
const OTHER_EVENT = 'OtherEvent';

/** The types of stored events. */
export const USAGE_EVENT_TYPES = [
  'PageViewEvent',
  'SearchEvent',
  'SearchResultsViewEvent',
  'SearchResultClickEvent',
  'EntityViewEvent',
  'EntitySectionViewEvent',
  'EntityActionEvent',
  OTHER_EVENT,
] as const;
export type UsageEventType = (typeof USAGE_EVENT_TYPES)[number];

/** Returns the stored type of an event. */
export function storedType(type: string): UsageEventType {
  return USAGE_EVENT_TYPES.find((known) => known === type) ?? OTHER_EVENT;
}

/** An event that is not stored yet. */
export interface NewUsageEvent {
  readonly type: UsageEventType;
  /** URN of the user. */
  readonly actor: string;
  /** Distinguishes people: the id of a browser if the user interface sends one, otherwise the URN of the user. */
  readonly visitor: string;
  /** The entity that the event is about, and its type in the model. */
  readonly urn?: string;
  readonly entityType?: string;
  /** Text of a search. */
  readonly query?: string;
  /** The part of a page that was opened, e.g. a tab. */
  readonly section?: string;
  /** What was done with the entity, e.g. `UpdateTags`. */
  readonly action?: string;
  /** Number of hits of a search. */
  readonly total?: number;
}

export interface UsageEvent extends NewUsageEvent {
  /** Epoch milliseconds, by the clock of the service. */
  readonly at: number;
}

/** A time span in epoch milliseconds; `until` is exclusive. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export interface Ranked {
  /** A query text or a URN. */
  readonly value: string;
  readonly count: number;
}

/** The number of events with the same entity type and the same name of a section or an action. */
export interface PartCount {
  readonly entityType?: string;
  readonly name?: string;
  readonly count: number;
}

/** Statements within the scope of the actor leave out entities that the actor may not view. Each call is one statement. */
export interface UsageEventReader {
  /** Returns the number of different visitors of each span. */
  countVisitors(spans: readonly Span[]): Promise<readonly number[]>;
  /** Returns the number of searches of each span. */
  countSearches(spans: readonly Span[]): Promise<readonly number[]>;
  /** Returns the most frequent query texts, most frequent first. */
  topQueries(span: Span, count: number): Promise<readonly Ranked[]>;
  /** Returns the users with the most events, most active first. Leaves out the first user and the system. */
  topUsers(span: Span, count: number): Promise<readonly Ranked[]>;
  /** Returns the most viewed existing entities of each type, most viewed first. */
  topViewed(
    entityTypes: readonly string[],
    span: Span,
    count: number,
  ): Promise<ReadonlyMap<string, readonly Ranked[]>>;
  /** Counts events by entity type and section or action, most frequent first. Returns the 500 most frequent ones. */
  countParts(type: 'EntitySectionViewEvent' | 'EntityActionEvent', span: Span): Promise<readonly PartCount[]>;
  /** Returns the URNs of the entities that all users viewed most in the last 30 days. The ranking can be a minute old. */
  popular(count: number): Promise<readonly string[]>;
  /** Returns the URNs of the entities that the user viewed and edited last, latest first. */
  recentEntities(
    actor: string,
    count: number,
  ): Promise<{ readonly viewed: readonly string[]; readonly edited: readonly string[] }>;
  /** Returns the texts that the user searched last and that found something, latest first. */
  recentQueries(actor: string, count: number): Promise<readonly string[]>;
}
