import { CONTAINER } from '../containers/container-chain.js';
import type { AspectRule } from '../writes/aspect-rule.js';
import { BROWSE_PATH, DEFAULT_SOURCES } from './default-values.js';

/** A patch or a deletion of a path that was never written begins with the default one. */
const defaultPath: AspectRule = { aspects: [BROWSE_PATH], furtherAspects: [CONTAINER, ...DEFAULT_SOURCES] };

export const aspectRules = [defaultPath];
