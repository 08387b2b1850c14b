/** Presents what became of a write. */
import { WRITE_STATUSES, type StoreStatus, type TraceStatus } from '../../../catalog/traces/trace-status.js';
import { arrayOf, BOOLEAN, object, STRING } from '../../http/json-schema.js';

const STORAGE = object({
  writeStatus: { type: 'string', enum: [...WRITE_STATUSES] },
  'writeMessage?': STRING,
  'writeExceptions?': arrayOf(object({ message: STRING, exceptionClass: STRING })),
});

export const TRACE_SCHEMA = object({ success: BOOLEAN, primaryStorage: STORAGE, searchStorage: STORAGE });

/** @param isDetailed adds the reason of a refusal */
export function presentTrace(
  { success, primary, search, refused }: TraceStatus,
  isDetailed: boolean,
): object {
  const exceptions = refused && [{ message: refused.message, exceptionClass: refused.code }];
  return {
    success,
    primaryStorage: {
      ...presentStore(primary),
      ...(isDetailed && exceptions && { writeExceptions: exceptions }),
    },
    searchStorage: presentStore(search),
  };
}

function presentStore({ status, message }: StoreStatus): object {
  return { writeStatus: status, ...(message !== undefined && { writeMessage: message }) };
}
