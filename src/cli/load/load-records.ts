/** Reads files, sends batches and reports the result of each record. */
import { CatalogError } from '../../core/errors.js';
import type { Source } from '../input.js';
import { Partition, type Batch, type BatchLimits } from './partition.js';
import { NAMESPACE } from '../../core/compatibility.js';
import type { LoadReport } from './load-report.js';
import { readRecord, type Located } from './read-record.js';
import { readRecords, type Reading } from './read-records.js';
import { sendBatch, type Sink } from './send-batch.js';

interface LoadOptions {
  readonly intake: Sink;
  readonly batchSize: number;
  readonly concurrency: number;
  /** Called after every record with the current report. */
  readonly progress: () => void;
}

/** Far below the limit of the service, and large enough to make the overhead of a request negligible. */
const BATCH_LENGTH = 4 * 1024 * 1024;

/**
 * Each entity belongs to one partition, so that its records arrive in the order of the files, while the partitions work in
 * parallel. Structured properties are stored before the records that follow them, because these may have values of them, and values
 * without a definition are refused. An error that ends the load (no service, missing token) is part of the report.
 */
export async function loadRecords(
  sources: readonly Source[],
  report: LoadReport,
  options: LoadOptions,
): Promise<void> {
  const partitions = buildPartitions(report, options);
  let definesProperties = false;
  try {
    for (const source of sources) {
      report.opened(source.name);
      for await (const reading of readRecords(source)) {
        const item = readItem(reading, report);
        if (item !== undefined) {
          if (definesProperties && !isProperty(item.urn)) await flushAll(partitions);
          definesProperties = isProperty(item.urn);
          await partitions[partitionOf(item.urn, partitions.length)]?.add(item);
        }
        options.progress();
      }
    }
  } catch (error) {
    stop(report, error);
  }
  const ends = await Promise.allSettled(partitions.map((partition) => partition.flush()));
  for (const end of ends) {
    if (end.status === 'rejected') stop(report, end.reason);
  }
}

async function flushAll(partitions: readonly Partition[]): Promise<void> {
  await Promise.all(partitions.map((partition) => partition.flush()));
}

function isProperty(urn: string): boolean {
  return urn.startsWith(`urn:${NAMESPACE}:structuredProperty:`);
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

/** Any stable hash is suitable. */
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
