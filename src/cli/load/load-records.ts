/** The load itself: files in, batches out, a report of what became of each record. */
import { CatalogError } from '../../core/errors.js';
import type { Source } from './find-sources.js';
import { Partition, type Batch, type BatchLimits } from './partition.js';
import type { LoadReport } from './load-report.js';
import { readRecord } from './read-record.js';
import { readRecords, type Reading } from './read-records.js';
import { sendBatch, type Sink } from './send-batch.js';
import type { Located } from './types.js';

export interface LoadOptions {
  readonly intake: Sink;
  readonly batchSize: number;
  readonly concurrency: number;
  /** Called after every record with the report so far. */
  readonly progress: () => void;
}

/** Far below what the service takes in one body, and enough that the cost of a request doesn't count. */
const BATCH_LENGTH = 4 * 1024 * 1024;

/**
 * Each entity belongs to one lane, so that its records arrive in the order of the files, while the lanes work side
 * by side. An error that ends the load (the service is gone, a token is missing) is noted in the report.
 */
export async function loadRecords(
  sources: readonly Source[],
  report: LoadReport,
  options: LoadOptions,
): Promise<void> {
  const partitions = buildPartitions(report, options);
  try {
    for (const source of sources) {
      report.opened(source.name);
      for await (const reading of readRecords(source)) {
        const item = readItem(reading, report);
        if (item !== undefined) await partitions[partitionOf(item.urn, partitions.length)]?.add(item);
        options.progress();
      }
    }
  } catch (error) {
    stop(report, error);
  }
  const ends = await Promise.allSettled(partitions.map((partition) => partition.finish()));
  for (const end of ends) {
    if (end.status === 'rejected') stop(report, end.reason);
  }
}

function buildPartitions(report: LoadReport, options: LoadOptions): Partition[] {
  const limits: BatchLimits = { size: options.batchSize, length: BATCH_LENGTH };
  const send = async (batch: Batch): Promise<void> => {
    if (report.stopped === undefined) await sendBatch(batch, options.intake, report);
  };
  return Array.from({ length: options.concurrency }, () => new Partition(send, limits));
}

function readItem(reading: Reading, report: LoadReport): Located | undefined {
  const { location } = reading;
  report.found(location);
  if ('message' in reading) {
    report.unreadable(location, reading.message);
    return undefined;
  }
  try {
    return { ...readRecord(reading.tree), location };
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    report.unreadable(location, error.message);
    return undefined;
  }
}

/** Any spread will do as long as it is always the same one. */
function partitionOf(urn: string, partitions: number): number {
  let hash = 0;
  for (let index = 0; index < urn.length; index += 1) {
    hash = (Math.imul(hash, 31) + urn.charCodeAt(index)) >>> 0;
  }
  return hash % partitions;
}

function stop(report: LoadReport, error: unknown): void {
  if (!(error instanceof CatalogError)) throw error;
  report.stopped ??= error.message;
}
