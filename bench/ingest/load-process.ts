/**
 * A bulk load in a process of its own, which ends when it is told so: it lets the catalog grow beyond a size, as fast as it can.
 * Arguments: origin of the service, seed, size. Sends the number of stored aspects after each group of batches.
 */
import { SLICE } from '../catalog/generate-entities.js';
import { planCatalog } from '../catalog/plan/plan.js';
import { HttpClient } from '../service/http-client.js';
import { createLoader, pacingOf, sendTo } from './load-catalog.js';

const [origin = '', seed = '', size = ''] = process.argv.slice(2);
const plan = planCatalog(Number(seed));
// Plans what is stored already; the aspects are not needed.
while (plan.entities < Number(size)) plan.growTo(Math.min(Number(size), plan.entities + SLICE));
const loader = createLoader(plan, pacingOf(plan.entities), {
  send: sendTo(new HttpClient(origin)),
  progress: (aspects) => process.send?.(aspects),
});
process.on('disconnect', () => process.exit());
await loader.loadTo(Number.MAX_SAFE_INTEGER);
