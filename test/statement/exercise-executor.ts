/** Sends the statements of the executor: runs one request while another one waits until it is cancelled. */
import { startFreshCatalog, type SentStatement } from '../helpers/catalog.js';
import { executorOptions, removeFolders, requests } from '../executor/support.js';

export async function exerciseExecutor(): Promise<SentStatement[]> {
  const options = executorOptions();
  const catalog = await startFreshCatalog({ ingestion: options });
  const { request, resultWhen, kill } = requests(() => catalog, options.executorId);
  const waiting = await request({ does: { wait: true } });
  await resultWhen(waiting, ({ report }) => /waiting/.test(report));
  await resultWhen(await request());
  await kill(waiting);
  await resultWhen(waiting);
  await catalog.stop();
  removeFolders();
  return catalog.takeStatements();
}
