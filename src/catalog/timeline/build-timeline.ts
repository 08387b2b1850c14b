/** Builds dated changes with semantic versions from consecutive values of aspects, and finds the last change of each field. Pure. */
import { type JsonObject, recordAt } from '../../core/json.js';
import { SEMANTIC_CHANGES, type ChangeEvent, type Differ, type SemanticChange } from './change-event.js';
import { textOrEmpty } from './diff-items.js';

/** One write of one aspect. */
export interface TimelineStep {
  readonly aspect: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly actor: string;
  /** Number of the value after the write, from 1; 0 if the aspect was deleted. */
  readonly version: number;
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
}

export interface TimelineEvent extends ChangeEvent {
  readonly actor: string;
}

/** The changes at one point in time. */
export interface ChangeTransaction {
  readonly at: number;
  readonly actor: string;
  /** `<major>.<minor>.<patch>` after the change; the first is 0.0.0. */
  readonly version: string;
  readonly semVerChange: SemanticChange;
  readonly events: readonly TimelineEvent[];
  /** All writes since the previous transaction, including those without changes of the categories. */
  readonly steps: readonly TimelineStep[];
  /** The version of each aspect after the change, without missing aspects. */
  readonly aspectVersions: Readonly<Record<string, number>>;
}

/**
 * Returns the transactions with changes, oldest first. Simultaneous writes are one transaction, whatever aspects they wrote.
 * @param steps of each aspect in order.
 */
export function buildTimeline(
  urn: string,
  steps: readonly TimelineStep[],
  differs: ReadonlyMap<string, readonly Differ[]>,
): ChangeTransaction[] {
  const transactions: ChangeTransaction[] = [];
  const aspectVersions: Record<string, number> = {};
  let version: Version | undefined;
  let since: TimelineStep[] = [];
  for (const [at, together] of byMoment(steps)) {
    since.push(...together);
    const events = together.flatMap((step) => eventsOf(urn, step, differs));
    for (const step of together) {
      if (step.version === 0) Reflect.deleteProperty(aspectVersions, step.aspect);
      else aspectVersions[step.aspect] = step.version;
    }
    const [first] = events;
    if (first === undefined) continue;
    const semVerChange = greatest(events);
    version = version === undefined ? [0, 0, 0] : raised(version, semVerChange);
    transactions.push({
      at,
      actor: first.actor,
      version: version.join('.'),
      semVerChange,
      events,
      steps: since,
      aspectVersions: { ...aspectVersions },
    });
    since = [];
  }
  return transactions;
}

type Version = readonly [major: number, minor: number, patch: number];

function raised([major, minor, patch]: Version, change: SemanticChange): Version {
  switch (change) {
    case 'MAJOR':
      return [major + 1, 0, 0];
    case 'MINOR':
      return [major, minor + 1, 0];
    case 'PATCH':
      return [major, minor, patch + 1];
    case 'NONE':
      return [major, minor, patch];
  }
}

function greatest(events: readonly ChangeEvent[]): SemanticChange {
  const rank = Math.max(0, ...events.map(({ semVerChange }) => SEMANTIC_CHANGES.indexOf(semVerChange)));
  return SEMANTIC_CHANGES[rank] ?? 'NONE';
}

function eventsOf(
  urn: string,
  step: TimelineStep,
  differs: ReadonlyMap<string, readonly Differ[]>,
): TimelineEvent[] {
  const { aspect, before, after, actor } = step;
  const events = (differs.get(aspect) ?? []).flatMap((differ) => differ({ urn, aspect, before, after }));
  return events.map((event) => ({ ...event, actor }));
}

/** Sorting is stable, so the writes of one aspect stay in order. */
function byMoment(steps: readonly TimelineStep[]): Map<number, TimelineStep[]> {
  const moments = new Map<number, TimelineStep[]>();
  for (const step of [...steps].sort((left, right) => left.at - right.at)) {
    const moment = moments.get(step.at);
    if (moment === undefined) moments.set(step.at, [step]);
    else moment.push(step);
  }
  return moments;
}

/** Marks version numbers that are computed from the changes. */
const COMPUTED = '-computed';

export function semanticVersion({ version }: Pick<ChangeTransaction, 'version'>): string {
  return `${version}${COMPUTED}`;
}

/** Tells whether the text is this version, with or without the suffix. */
export function isVersion(transaction: Pick<ChangeTransaction, 'version'>, text: string): boolean {
  return text === transaction.version || text === semanticVersion(transaction);
}

/** e.g. `globalTags:2;schemaMetadata:5`, in the order of the names. */
export function versionStamp({ aspectVersions }: Pick<ChangeTransaction, 'aspectVersions'>): string {
  return Object.entries(aspectVersions)
    .map(([aspect, version]) => `${aspect}:${version}`)
    .sort()
    .join(';');
}

export interface FieldBlame {
  readonly fieldPath: string;
  readonly transaction: ChangeTransaction;
  readonly event: TimelineEvent;
}

/**
 * Returns the fields that exist after the transactions, each with its last change.
 * @param transactions of the category TECHNICAL_SCHEMA, oldest first
 */
export function blameFields(transactions: readonly ChangeTransaction[]): FieldBlame[] {
  const fields = new Map<string, FieldBlame>();
  for (const transaction of transactions) {
    for (const event of transaction.events) {
      const fieldPath = textOrEmpty(event.parameters, 'fieldPath');
      // Changes of keys have no path; they do not belong to a field.
      if (fieldPath === '') continue;
      fields.delete(textOrEmpty(recordAt(event.parameters, 'previous'), 'fieldPath'));
      if (event.operation === 'REMOVE') fields.delete(fieldPath);
      else fields.set(fieldPath, { fieldPath, transaction, event });
    }
  }
  return [...fields.values()];
}
