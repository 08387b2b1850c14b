import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export const TESTS_FOLDER = join(ROOT, 'test', 'clients');

/** Folders of cached environments and of the output of failed runs. */
export const CACHE_FOLDER = join(ROOT, 'node_modules', '.cache', 'clients');
