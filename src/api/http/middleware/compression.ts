/** Compresses large responses at the fastest level, because higher levels cost more CPU time than the saved bytes are worth. */
import compress from 'koa-compress';

/** Smaller responses fit into the first round trips anyway. */
const THRESHOLD_BYTES = 64 * 1024;

export function compression(): ReturnType<typeof compress> {
  return compress({ threshold: THRESHOLD_BYTES, gzip: { level: 1 }, deflate: { level: 1 }, br: false });
}
