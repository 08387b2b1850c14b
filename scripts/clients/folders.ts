import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export const TESTS_FOLDER = join(ROOT, 'test', 'clients');

/** What is costly to make again, and what a failed run leaves to be looked at. */
export const CACHE_FOLDER = join(ROOT, 'node_modules', '.cache', 'clients');
