/** How long the service took to start, as it logged it. */

export interface StartTimes {
  /** Milliseconds that building the GraphQL schema took, while Neo4j started. */
  readonly schema: number;
  /** Milliseconds from the start of the process until it accepted requests. */
  readonly service: number;
}

/** @param log output of the service @returns undefined if the service has not logged its steps */
export function readStartTimes(log: string): StartTimes | undefined {
  for (const line of log.split('\n').reverse()) {
    if (!line.includes('"msg":"started"')) continue;
    const { millis } = JSON.parse(line) as { millis: Record<string, number> };
    const at = (step: string): number => millis[step] ?? 0;
    return { schema: at('GraphQL schema built') - at('model loaded'), service: at('service listens') };
  }
  return undefined;
}
