/** The catalog that all files of this folder look at. Filling it takes longer than their tests. */
import { openFilledCatalog } from '../../helpers/front-end/filled-catalog.js';

export const filled = await openFilledCatalog();
