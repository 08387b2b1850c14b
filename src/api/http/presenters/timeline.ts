/** Presents the changes of an entity. */
import type { ChangeTransaction, TimelineEvent } from '../../../catalog/timeline/build-timeline.js';
import { diffJson } from '../../../catalog/timeline/json-diff.js';
import { semanticVersion, versionStamp } from '../../../catalog/timeline/version-text.js';

export interface TimelineShape {
  /** Adds `rawDiff`: each write since the previous transaction as a JSON Patch of its aspect. */
  readonly raw: boolean;
  /** Adds `versionStamp`: the version of each aspect after the change. */
  readonly includeVersionSet: boolean;
}

export function presentTransaction(transaction: ChangeTransaction, shape: TimelineShape): object {
  const { at, actor, semVerChange, events } = transaction;
  return {
    timestamp: at,
    actor,
    semVer: semanticVersion(transaction),
    semVerChange,
    changeEvents: events.map((event) => presentEvent(event, at)),
    ...(shape.raw && { rawDiff: rawDiff(transaction) }),
    ...(shape.includeVersionSet && { versionStamp: versionStamp(transaction) }),
  };
}

function presentEvent(event: TimelineEvent, time: number): object {
  const { category, operation, entityUrn, aspect, modifier, semVerChange, description, parameters } = event;
  return {
    category,
    operation,
    entityUrn,
    aspect,
    modifier,
    semVerChange,
    description,
    parameters,
    auditStamp: { time, actor: event.actor },
  };
}

function rawDiff({ steps }: ChangeTransaction): object[] {
  return steps.map(({ aspect, before, after }) => ({
    aspect,
    patch: diffJson(before ?? null, after ?? null),
  }));
}
