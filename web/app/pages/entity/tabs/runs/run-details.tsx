import { Table, Text, Title, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';
import { useOperation } from '../../../../api/use-operation.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { MomentText, RunStatus } from './run-list.js';
import { readRunState, durationText } from './run-state.js';
import {
  RunDetails as RunDetailsOperation,
  type RunDetailsQuery,
  type RunEventFragment,
} from './runs.graphql.js';

type Run = NonNullable<RunDetailsQuery['dataProcessInstance']>;

/** One run: its result, its inputs and outputs, and training metrics. */
export function RunDetails({ urn }: { readonly urn: string }) {
  const { data, error, isPending, refetch } = useOperation(RunDetailsOperation, { urn });
  if (error)
    return <Problem error={error} title="The run could not be loaded" onRetry={() => void refetch()} />;
  if (isPending) return <Loading label="Loading the run" />;
  const run = data.dataProcessInstance;
  if (!run) return null;
  const training = run.mlTrainingRunProperties;
  return (
    <>
      <Facts label="The run" facts={factsOf(run)} />
      <Facts label="Metrics" facts={pairsOf(training?.trainingMetrics)} hasTitle />
      <Facts label="Parameters" facts={pairsOf(training?.hyperParams)} hasTitle />
      <RunEvents events={run.events ?? []} />
    </>
  );
}

type Fact = readonly [name: string, value: ReactNode];

function factsOf(run: Run): readonly Fact[] {
  const state = readRunState(run.events);
  const startedAt = state.startedAt ?? run.created?.time;
  const type = run.properties?.type;
  const all: readonly Fact[] = [
    ['Result', <RunStatus key="result" state={state} />],
    ['Started', startedAt !== undefined && <MomentText time={startedAt} />],
    ['Duration', state.duration !== undefined && durationText(state.duration)],
    ['Run of', run.parentTemplate && <EntityLink entity={run.parentTemplate} tab="Runs" />],
    ['Part of', run.parentInstance && <EntityLink entity={run.parentInstance} />],
    ['Kind', type?.toLowerCase().replaceAll('_', ' ')],
    ['Inputs', links(run.inputs)],
    ['Outputs', links(run.outputs)],
    ['Ran after', links(run.upstreamInstances)],
    ['Files', run.mlTrainingRunProperties?.outputUrls?.join(', ')],
  ];
  return all.filter(([, value]) => value !== false && value !== null && value !== undefined && value !== '');
}

function links(entities: readonly EntityLinkFragment[] | null): ReactNode {
  if (entities === null || entities.length === 0) return null;
  return entities.map((entity) => (
    <div key={entity.urn}>
      <EntityLink entity={entity} />
    </div>
  ));
}

interface Pair {
  readonly name: string | null;
  readonly value: string | null;
}

function pairsOf(pairs: readonly (Pair | null)[] | null | undefined): readonly Fact[] {
  return (pairs ?? []).flatMap((pair): Fact[] => (pair === null ? [] : [[pair.name ?? '', pair.value]]));
}

interface FactsProps {
  readonly label: string;
  readonly facts: readonly Fact[];
  readonly hasTitle?: boolean;
}

function Facts({ label, facts, hasTitle = false }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <section>
      {hasTitle && <Title order={3}>{label}</Title>}
      <Table aria-label={label} layout="fixed" maw="48rem">
        <Table.Tbody>
          {facts.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" w="9rem" fw={500}>
                {name}
              </Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <Text size="sm" component="div">
                  {value}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** Reported events of a run, newest first. */
function RunEvents({ events }: { readonly events: readonly (RunEventFragment | null)[] }) {
  const known = events.filter((event) => event !== null);
  if (known.length === 0) return null;
  return (
    <section>
      <Title order={3}>Events</Title>
      <Stack component="ol" gap={4} my="xs" pl="lg">
        {known.map((event) => (
          <li key={`${event.timestampMillis} ${event.status ?? ''}`}>
            {event.status === 'STARTED' ? 'Started' : 'Ended'}
            {event.result?.resultType &&
              ` with ${event.result.resultType.toLowerCase().replaceAll('_', ' ')}`}{' '}
            <MomentText time={event.timestampMillis} />
            {typeof event.attempt === 'number' && `, attempt ${event.attempt}`}
          </li>
        ))}
      </Stack>
    </section>
  );
}
