/** Where the documentation page is (specification, "Browser tools"). */
import { FRAMEWORK } from '../../kernel/vocabulary.js';

export const DOCS_PATH = `/${FRAMEWORK}/docs`;
