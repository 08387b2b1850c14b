/** Tells the operator that clients send tokens of another service. */
import type { Logger } from '../logger.js';

/** @returns a function that logs with its first call only, because such clients send their token with every request */
export function logIgnoredToken(log: Logger): () => void {
  let isLogged = false;
  return () => {
    if (isLogged) return;
    isLogged = true;
    log.warn(
      {},
      'a request has a token that this service did not issue; such tokens are ignored, because TRELLIS_AUTH is off',
    );
  };
}
