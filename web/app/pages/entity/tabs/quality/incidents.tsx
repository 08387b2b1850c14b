import { Badge, Button, Group, SegmentedControl, Text, Title, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FirstOf } from './first-of.js';
import { withParameter } from '../../../../parts/parameters.js';
import type { IncidentState } from '../../../../api/types.graphql.js';
import { useOperation } from '../../../../api/use-operation.js';
import { onText } from '../../../../parts/form-events.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { Markdown } from '../../../../parts/markdown.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { TimeText } from '../../../../parts/time-text.js';
import { capitalized } from '../../../../parts/texts.js';
import { DialogForm } from '../../../../edit/dialog-form.js';
import { useEdit } from '../../../../edit/use-edit.js';
import { request } from '../../../../api/request.js';
import { SetIncidentStatus } from '../../../../edit/edits.graphql.js';
import type { Edit } from '../../../../edit/edit.js';
import classes from './quality.module.css';
import { EntityIncidents, type IncidentPageFragment } from './quality.graphql.js';

type Incident = IncidentPageFragment['incidents'][number];

const PAGE_SIZE = 20;

export interface IncidentsProps {
  readonly urn: string;
  /** True if the actor may resolve them. */
  readonly canEdit: boolean;
}

/** Open or resolved incidents of the entity, newest first. */
export function Incidents({ urn, canEdit }: IncidentsProps) {
  const [params, setParams] = useSearchParams();
  const [count, setCount] = useState(PAGE_SIZE);
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
          onChange={(value) =>
            setParams((before) =>
              withParameter(before, 'incidents', value === 'resolved' ? value : undefined),
            )
          }
        />
      </Group>
      {error ? (
        <Problem error={error} title="The incidents could not be loaded" />
      ) : page ? (
        <IncidentItems
          page={page}
          state={state}
          canEdit={canEdit}
          onMore={() => setCount(count + PAGE_SIZE)}
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
      <ul className={classes.incidents}>
        {incidents.map((incident) => (
          <IncidentItem key={incident.urn} incident={incident} canEdit={canEdit} />
        ))}
      </ul>
      <FirstOf shown={incidents.length} total={total} onMore={onMore} />
    </>
  );
}

function IncidentItem({ incident, canEdit }: { readonly incident: Incident; readonly canEdit: boolean }) {
  const { title, description, priority, status, source, assignees, startedAt, created } = incident;
  const kind = incident.customType ?? incident.incidentType;
  const startTime = startedAt ?? created.time;
  const marks = [priority, status.stage, kind].filter((mark) => mark !== null);
  return (
    <li className={classes.incident}>
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

interface IncidentStatusButtonProps {
  readonly urn: string;
  readonly title: string;
  readonly isOpen: boolean;
}

/** Resolves an incident with a comment, or reopens it. */
function IncidentStatusButton({ urn, title, isOpen }: IncidentStatusButtonProps) {
  const [isAsking, asking] = useDisclosure();
  const [message, setMessage] = useState('');
  const edit = useEdit();
  const close = (): void => {
    asking.close();
    edit.forgetError();
  };
  const submit = async (): Promise<void> => {
    if (await edit.make(setIncidentState(urn, isOpen ? 'RESOLVED' : 'ACTIVE', message))) close();
  };
  const label = isOpen ? 'Resolve' : 'Reopen';
  return (
    <>
      <Button size="compact-xs" variant="default" aria-label={`${label}: ${title}`} onClick={asking.open}>
        {label}
      </Button>
      {isAsking && (
        <DialogForm
          title={`${label}: ${title}`}
          label={label}
          change={edit}
          onSubmit={() => void submit()}
          onCancel={close}
        >
          <TextInput
            label="Note"
            description={
              isOpen ? 'The cause of the problem, and its fix.' : 'The reason for reopening the incident.'
            }
            data-autofocus
            value={message}
            onChange={onText(setMessage)}
          />
        </DialogForm>
      )}
    </>
  );
}

/** @param message comment on the fix, or the reason for reopening; may be empty */
function setIncidentState(urn: string, state: IncidentState, message: string): Edit {
  const other = state === 'RESOLVED' ? 'ACTIVE' : 'RESOLVED';
  return { ...changeState(urn, state, message), undo: changeState(urn, other, '') };
}

function changeState(urn: string, state: IncidentState, message: string): Edit {
  return {
    done: state === 'RESOLVED' ? 'Resolved the incident.' : 'Reopened the incident.',
    send: () =>
      request(SetIncidentStatus, { urn, input: { state, ...(message.trim() !== '' && { message }) } }),
  };
}
