/** Where the documentation page is (specification, "Browser tools"). */
import { FRAMEWORK } from '../../core/vocabulary.js';

export const DOCS_PATH = `/${FRAMEWORK}/docs`;
