/** Path of the documentation page. */
import { FRAMEWORK } from '../../core/vocabulary.js';

export const DOCS_PATH = `/${FRAMEWORK}/docs`;
