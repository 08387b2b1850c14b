/** The usage events of one service: what stores them, and what is kept of them in memory. */
import type { Database } from '../../neo4j/database.js';
import { createListPopular, type ListPopular } from './popular-entities.js';
import { createUsageRecorder, type RecorderDeps, type UsageRecorder } from './usage-recorder.js';

export interface UsageEvents extends UsageRecorder {
  /** The entities that everybody views most, whoever asks. */
  readonly listPopular: ListPopular;
}

export function createUsageEvents(
  deps: RecorderDeps & { readonly database: Pick<Database, 'read'> },
): UsageEvents {
  return { ...createUsageRecorder(deps), listPopular: createListPopular(deps) };
}
