import { Badge, Button, Group, SegmentedControl, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOperation } from '../../../../api/use-operation.js';
import { IncidentStatusButton } from '../../../../edit/incident-status-button.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { Loading } from '../../../../parts/loading.js';
import { Markdown } from '../../../../parts/markdown.js';
import { Problem } from '../../../../parts/problem.js';
import { TimeText } from '../../../../parts/time-text.js';
import classes from './incidents.module.css';
import { EntityIncidents, type IncidentPageFragment } from './quality.graphql.js';
import { capitalized } from '../../../../types/words.js';

type Incident = IncidentPageFragment['incidents'][number];

const PAGE = 20;

export interface IncidentsProps {
  readonly urn: string;
  /** True if the actor may resolve them. */
  readonly canEdit: boolean;
}

/** Open or resolved incidents of the entity, newest first. */
export function Incidents({ urn, canEdit }: IncidentsProps) {
  const [params, setParams] = useSearchParams();
  const [count, setCount] = useState(PAGE);
  const state = params.get('incidents') === 'resolved' ? 'RESOLVED' : 'ACTIVE';
  const { data, error } = useOperation(EntityIncidents, { urn, state, count }, { keepsPrevious: true });
  const page = data?.entity && 'incidents' in data.entity ? data.entity.incidents : undefined;
  if (data && page === undefined) return null;
  return (
    <section>
      <Group gap="sm" mb="xs">
        <Title order={3}>Incidents</Title>
        <SegmentedControl
          size="xs"
          aria-label="Which incidents"
          data={[
            { value: 'active', label: 'Active' },
            { value: 'resolved', label: 'Resolved' },
          ]}
          value={state.toLowerCase()}
          onChange={(value) => {
            setParams((before) => {
              const after = new URLSearchParams(before);
              if (value === 'resolved') after.set('incidents', value);
              else after.delete('incidents');
              return after;
            });
          }}
        />
      </Group>
      {error ? (
        <Problem error={error} title="The incidents could not be loaded" />
      ) : page ? (
        <IncidentItems
          page={page}
          state={state}
          canEdit={canEdit}
          onMore={() => {
            setCount(count + PAGE);
          }}
        />
      ) : (
        <Loading lines={2} label="Loading the incidents" />
      )}
    </section>
  );
}

interface IncidentItemsProps {
  readonly page: IncidentPageFragment;
  readonly state: 'ACTIVE' | 'RESOLVED';
  readonly canEdit: boolean;
  readonly onMore: () => void;
}

function IncidentItems({ page: { incidents, total }, state, canEdit, onMore }: IncidentItemsProps) {
  if (incidents.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {state === 'ACTIVE' ? 'There are no open incidents.' : 'There are no resolved incidents.'}
      </Text>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {incidents.map((incident) => (
          <IncidentItem key={incident.urn} incident={incident} canEdit={canEdit} />
        ))}
      </ul>
      {incidents.length < total && (
        <Group gap="sm" mt="xs">
          <Text size="sm" c="dimmed">
            The first {incidents.length} of {total}.
          </Text>
          <Button size="compact-sm" variant="default" onClick={onMore}>
            Show more
          </Button>
        </Group>
      )}
    </>
  );
}

function IncidentItem({ incident, canEdit }: { readonly incident: Incident; readonly canEdit: boolean }) {
  const { title, description, priority, status, source, assignees, startedAt, created } = incident;
  const kind = incident.customType ?? incident.incidentType;
  const startTime = startedAt ?? created.time;
  const marks = [priority, status.stage, kind].filter((mark) => mark !== null);
  return (
    <li className={classes.item}>
      <Group gap="xs">
        <Title order={4} size="md">
          {title ?? 'Untitled incident'}
        </Title>
        {marks.map((mark) => (
          <Badge key={mark} variant="default" size="sm" tt="none" fw={500}>
            {wordsOf(mark)}
          </Badge>
        ))}
        {canEdit && (
          <IncidentStatusButton
            urn={incident.urn}
            title={title ?? 'incident'}
            isOpen={status.state !== 'RESOLVED'}
          />
        )}
      </Group>
      {description !== null && <Markdown text={description} />}
      {status.message && (
        <Text size="sm" className={classes.message}>
          {status.message}
        </Text>
      )}
      <Group gap="xs" className={classes.facts}>
        <span>
          Started <TimeText time={startTime} />
        </span>
        {status.state === 'RESOLVED' && (
          <span>
            Resolved <TimeText time={status.lastUpdated.time} />
          </span>
        )}
        {source?.source && (
          <span>
            Found by <EntityLink entity={source.source} />
          </span>
        )}
        {assignees && assignees.length > 0 ? (
          <span>
            Assigned to{' '}
            {assignees.map((assignee) => (
              <EntityLink key={assignee.urn} entity={assignee} />
            ))}
          </span>
        ) : (
          <span>Unassigned</span>
        )}
      </Group>
    </li>
  );
}

/** Returns the words of an enum value: `WORK_IN_PROGRESS` → `Work in progress`. */
function wordsOf(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return capitalized(name.toLowerCase().replaceAll('_', ' '));
}
