/** Which request belongs to a run. Newer clients use the URN of the request as the id of the run, older ones only its last part. */
import type { MetadataModel } from '../../model/types.js';
import { findEntityUrn } from '../../model/urn/find-entity-urn.js';
import { REQUEST } from './request-input.js';

const PREFIX = `urn:li:${REQUEST}:`;

/** Returns the URN of the request that a run with this id has, if it has one; undefined for ids that cannot be part of a URN. */
export function requestOfRun(model: Pick<MetadataModel, 'parseUrn'>, runId: string): string | undefined {
  return findEntityUrn(runId.startsWith(PREFIX) ? runId : `${PREFIX}${runId}`, model)?.text;
}

/** Returns the ids that the run may have. @param text one of them */
export function runIdsOf(text: string): readonly [string, string] {
  return text.startsWith(PREFIX) ? [text.slice(PREFIX.length), text] : [text, `${PREFIX}${text}`];
}
