/** Compresses large answers, at the fastest level: beyond it the processor costs more than the bytes saved. */
import compress from 'koa-compress';

/** Below this an answer fits the first round trips anyway. */
const THRESHOLD_BYTES = 64 * 1024;

export function compression(): ReturnType<typeof compress> {
  return compress({ threshold: THRESHOLD_BYTES, gzip: { level: 1 }, deflate: { level: 1 }, br: false });
}
