/**
 * A bulk load in a process of its own, which lets the catalog grow beyond a size until it is stopped.
 * Arguments: origin of the service, seed, size. Sends the number of stored aspects after each batch.
 */
import { generateEntities, SLICE } from '../catalog/generate-entities.js';
import { planCatalog } from '../catalog/plan/plan.js';
import { timeAll } from '../measure/rounds.js';
import { HttpClient } from '../service/http-client.js';
import { toBatches, type Batch } from './batches.js';
import { BATCH_SIZE, CLIENTS, sendTo } from './load-catalog.js';

const [origin = '', seed = '', size = ''] = process.argv.slice(2);
const plan = planCatalog(Number(seed));
// Plans what is stored already; its aspects are not needed.
while (plan.entities < Number(size)) plan.growTo(Math.min(Number(size), plan.entities + SLICE));

const store = sendTo(new HttpClient(origin));
let aspects = 0;
const send = async (batch: Batch): Promise<void> => {
  await store(batch);
  aspects += batch.proposals.length;
  process.send?.(aspects);
};
process.on('disconnect', () => process.exit());
// While a batch is generated, the other client's batch is stored, so the service never waits.
await timeAll(send, toBatches(generateEntities(plan, Number.MAX_SAFE_INTEGER), BATCH_SIZE), CLIENTS);
