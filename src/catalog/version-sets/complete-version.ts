/** Checks and completes the payloads of versions and version sets inside the transaction that stores them. */
import { parseKeepingDigits, type JsonObject } from '../../core/json.js';
import type { MetadataModel, Payload } from '../../model/types.js';
import type { Proposed } from '../writes/aspect-rule.js';
import { VERSION, type SetProperties, type VersionProperties } from './version-aspects.js';
import { checkVersion, checkVersionSet } from './version-rules.js';
import { setIn, versionIn, type VersionView } from './version-view.js';

/** @returns the payload with the right `isLatest`. @throws INVALID_ASPECT, INVALID_URN */
export function completeVersion(
  { step, payload, state }: Proposed,
  view: VersionView,
  model: MetadataModel,
): Payload {
  const isRestated = step.kind === 'put' && step.changeType === 'RESTATE';
  const proposed = payload.value as unknown as VersionProperties;
  const set = model.parseUrn(proposed.versionSet, 'versionSet');
  const isLatest = checkVersion(
    { entity: state.urn, set, proposed, stored: versionIn(state), isRestated },
    view,
  );
  if (proposed.isLatest === isLatest) return payload;
  const tree = parseKeepingDigits(payload.text) as JsonObject;
  const { isLatest: _, ...rest } = tree;
  // Its unknown fields were accepted when it was read.
  const completed = model.readPayload(VERSION, isLatest === undefined ? rest : { ...rest, isLatest }, tree);
  const { unknownFields } = payload;
  return { ...completed, ...(unknownFields && { unknownFields }) };
}

/** @throws INVALID_ASPECT */
export function checkSetPayload({ payload, state }: Proposed, view: VersionView): void {
  const proposed = payload.value as unknown as SetProperties;
  checkVersionSet(state.urn, { proposed, stored: setIn(state) }, view);
}
