/** The changes of a document as its history shows them. Pure. */
import { type JsonObject, recordAt } from '../../core/json.js';
import type { ChangeEvent, Differ } from '../timeline/change-event.js';
import type { TimelineStep } from '../timeline/build-timeline.js';
import {
  diffContents,
  diffParent,
  diffRelatedAssets,
  diffRelatedDocuments,
  diffTitle,
} from '../timeline/diff-document.js';
import { textOrEmpty } from '../timeline/diff-items.js';
import { INFO_ASPECT } from './document.js';

type DocumentChangeType =
  | 'CREATED'
  | 'TITLE_CHANGED'
  | 'TEXT_CHANGED'
  | 'PARENT_CHANGED'
  | 'RELATED_ASSETS_CHANGED'
  | 'RELATED_DOCUMENTS_CHANGED'
  | 'STATE_CHANGED'
  | 'DELETED';

export interface DocumentChange {
  readonly changeType: DocumentChangeType;
  /** One sentence for people. */
  readonly description: string;
  /** URN. */
  readonly actor: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Empty if there are none. Texts of documents are not among them, because they are long. */
  readonly details: Readonly<Record<string, string>>;
}

/** The aspects whose steps are compared. */
export const HISTORY_ASPECTS: readonly string[] = [INFO_ASPECT, 'status'];

/** A change without its time and actor. */
type Found = Omit<DocumentChange, 'actor' | 'at'>;

const DIFFERS: readonly (readonly [DocumentChangeType, Differ, ...hidden: string[]])[] = [
  ['TITLE_CHANGED', diffTitle],
  ['TEXT_CHANGED', diffContents, 'text', 'previousText'],
  ['PARENT_CHANGED', diffParent],
  ['RELATED_ASSETS_CHANGED', diffRelatedAssets],
  ['RELATED_DOCUMENTS_CHANGED', diffRelatedDocuments],
];

/** Returns the changes of the steps, newest first. */
export function documentChanges(urn: string, steps: readonly TimelineStep[]): DocumentChange[] {
  return steps
    .flatMap((step) => {
      const found = step.aspect === INFO_ASPECT ? changesOfInfo(urn, step) : changesOfStatus(urn, step);
      return found.map((change): DocumentChange => ({ ...change, actor: step.actor, at: step.at }));
    })
    .reverse()
    .sort((left, right) => right.at - left.at);
}

function changesOfInfo(urn: string, step: TimelineStep): Found[] {
  const { before, after } = step;
  if (before === undefined) return [found('CREATED', `${urn} was created.`)];
  if (after === undefined) return [found('DELETED', `The contents of ${urn} were deleted.`)];
  const compared = DIFFERS.flatMap(([changeType, differ, ...hidden]) =>
    differ({ urn, aspect: INFO_ASPECT, before, after }).map((event): Found => ({
      changeType,
      description: event.description,
      details: detailsOf(event, hidden),
    })),
  );
  return [...compared, ...changesOfState(urn, before, after)];
}

function detailsOf(event: ChangeEvent, hidden: readonly string[]): Record<string, string> {
  const { parameters, category, operation, modifier } = event;
  const shown = Object.entries(parameters).filter(([name]) => !hidden.includes(name));
  return {
    ...(Object.fromEntries(shown) as Record<string, string>),
    ...(category === 'RELATED_ENTITIES' && { entityUrn: modifier ?? '', operation }),
  };
}

const STATES: Readonly<Record<string, string>> = {
  PUBLISHED: 'was published',
  UNPUBLISHED: 'is a draft again',
};

function changesOfState(urn: string, before: JsonObject, after: JsonObject): Found[] {
  const state = textOrEmpty(recordAt(after, 'status'), 'state');
  const previousState = textOrEmpty(recordAt(before, 'status'), 'state');
  if (state === previousState) return [];
  return [found('STATE_CHANGED', `${urn} ${STATES[state] ?? state}.`, { state, previousState })];
}

function changesOfStatus(urn: string, { before, after }: TimelineStep): Found[] {
  const [was, is] = [before?.['removed'] === true, after?.['removed'] === true];
  if (is && !was) return [found('DELETED', `${urn} was deleted.`)];
  return was && !is ? [found('STATE_CHANGED', `${urn} was restored.`)] : [];
}

function found(changeType: DocumentChangeType, description: string, details: Found['details'] = {}): Found {
  return { changeType, description, details };
}
