/** Compresses large responses at the fastest level, because higher levels cost more CPU time than the saved bytes are worth. */
import compress from 'koa-compress';
import type { ParameterizedContext } from 'koa';
import type { HttpState } from '../state.js';

/** Smaller responses fit into the first round trips anyway. */
const THRESHOLD_BYTES = 64 * 1024;
/** No character takes more bytes in UTF-8 for each unit of its text. */
const BYTES_PER_UNIT = 3;

const compressing = compress({
  threshold: THRESHOLD_BYTES,
  gzip: { level: 1 },
  deflate: { level: 1 },
  br: false,
});

/** Compresses the body of the response if it is large and the client accepts that. The header `Vary` is already set. */
export async function compressBody(ctx: ParameterizedContext<HttpState>): Promise<void> {
  if (!isSmall(ctx.body)) await compressing(ctx, () => Promise.resolve());
}

function isSmall(body: unknown): boolean {
  if (typeof body === 'string') return body.length * BYTES_PER_UNIT < THRESHOLD_BYTES;
  return body === undefined || body === null || (Buffer.isBuffer(body) && body.length < THRESHOLD_BYTES);
}
