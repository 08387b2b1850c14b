/** Shared inputs of all rows of the table. */
import type { CatalogPlan } from './catalog/plan/plan.js';
import type { BareNeo4j, Connection } from './floor/bare-neo4j.js';
import type { Pacing, Timed } from './ingest/load-catalog.js';
import type { RoundLimits } from './measure/rounds.js';
import type { RunParts } from './program.js';
import type { HttpClient } from './service/http-client.js';
import type { Memory } from './service/environment.js';
import type { MetadataModel } from '../src/model/types.js';
import type { LoadStatement } from '../src/neo4j/statements.js';

/** The load of the catalog. */
export interface Load {
  /** Sizes at which the load was interrupted, in entities. */
  readonly steps: readonly number[];
  readonly pacing: Pacing;
  readonly timed: Timed;
}

export interface BenchContext extends RunParts {
  readonly plan: CatalogPlan;
  readonly load: Load;
  readonly limits: RoundLimits;
  readonly memory: Memory;
  /** The service. */
  readonly http: HttpClient;
  /** The Neo4j of the service, accessed directly. */
  readonly bare: BareNeo4j;
  readonly neo4j: Connection;
  /** The parts of the service, whose statements are recorded. */
  readonly model: MetadataModel;
  readonly statements: LoadStatement;
}
