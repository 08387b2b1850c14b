import { request } from '../api/request.js';
import { SetIncidentStatus, type IncidentState } from './edits.graphql.js';
import type { Edit } from './edit.js';

/** @param message comment on the fix, or the reason for reopening; may be empty */
export function setIncidentState(urn: string, state: IncidentState, message: string): Edit {
  const other = state === 'RESOLVED' ? 'ACTIVE' : 'RESOLVED';
  return { ...changeState(urn, state, message), undo: changeState(urn, other, '') };
}

function changeState(urn: string, state: IncidentState, message: string): Edit {
  return {
    done: state === 'RESOLVED' ? 'Resolved the incident.' : 'Reopened the incident.',
    send: () =>
      request(SetIncidentStatus, { urn, input: { state, ...(message.trim() !== '' && { message }) } }),
  };
}
