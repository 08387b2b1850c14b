/**
 * Lets the heap grow less between two garbage collections. Must be imported first, because the heap grows most at the start. V8's default
 * lets a process on a large machine take several times the memory that it uses: 520 MB in a bulk load instead of 390, and 620 instead of
 * 425 after thousands of different GraphQL documents. With 25 percent, hostile GraphQL requests take 30 MB less than with 50. No
 * difference in processor time could be measured.
 */
import { setFlagsFromString } from 'node:v8';

/** How much the old generation may grow after a collection, in percent of what was left. */
const PERCENT = 25;

setFlagsFromString(`--heap-growing-percent=${PERCENT}`);
