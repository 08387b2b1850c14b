/** Where the documentation page is. */
import { FRAMEWORK } from '../../core/vocabulary.js';

export const DOCS_PATH = `/${FRAMEWORK}/docs`;
