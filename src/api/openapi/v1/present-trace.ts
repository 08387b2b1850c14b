/** Presents what became of a write. */
import { WRITE_STATUSES, type StoreStatus, type TraceStatus } from '../../../catalog/traces/trace-status.js';
import { arrayOf, BOOLEAN, object, STRING } from '../../http/json-schema.js';

const STORAGE = object({
  writeStatus: { type: 'string', enum: [...WRITE_STATUSES] },
  'writeMessage?': STRING,
  'writeExceptions?': arrayOf(object({ message: STRING, exceptionClass: STRING })),
});

export const TRACE_SCHEMA = object({ success: BOOLEAN, primaryStorage: STORAGE, searchStorage: STORAGE });

/** @param isDetailed adds messages, and the reason of a refusal */
export function presentTrace(trace: TraceStatus, isDetailed: boolean): object {
  const { success, primary, search, refused } = trace;
  const exceptions = refused && [{ message: refused.message, exceptionClass: refused.code }];
  return {
    success,
    primaryStorage: {
      ...presentStore(primary, isDetailed),
      ...(isDetailed && exceptions && { writeExceptions: exceptions }),
    },
    searchStorage: presentStore(search, isDetailed),
  };
}

function presentStore({ status, message }: StoreStatus, isDetailed: boolean): object {
  return { writeStatus: status, ...(isDetailed && { writeMessage: message }) };
}
