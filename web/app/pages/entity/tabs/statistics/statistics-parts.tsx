import { Group, Text, SegmentedControl, Table, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { withParameter } from '../../../../parts/parameters.js';
import { Empty } from '../../../../parts/empty.js';
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import classes from './statistics-parts.module.css';
import { findRange, timeSpan, usefulRanges, type Extent, type TimeSpan } from './time-range.js';

export interface Highlight {
  readonly name: string;
  readonly value: ReactNode;
  /** Time or time range, in small print. */
  readonly note?: ReactNode;
}

/** The key figures in a row; those without a value are omitted. */
export function Highlights({ facts }: { readonly facts: readonly Highlight[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <Group component="dl" gap="md" m={0}>
      {known.map(({ name, value, note }) => (
        <div key={name} className={classes.fact}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} fw={600} size="xl">
            {value}
          </Text>
          {note !== undefined && (
            <Text component="dd" m={0} size="xs" c="dimmed">
              {note}
            </Text>
          )}
        </div>
      ))}
    </Group>
  );
}

export function NoUsage() {
  return (
    <Empty title="No usage yet">
      Ingestion from the platform reports views and users, if the platform counts them.
    </Empty>
  );
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns the time range that the address names. */
export function useTimeSpan(extent: Extent): TimeSpan {
  const [params] = useSearchParams();
  return timeSpan(findRange(params.get('range')), extent, Date.now());
}

/** Chooses the time range of the charts. */
export function RangeControl({ extent }: { readonly extent: Extent }) {
  const [params, setParams] = useSearchParams();
  const { start, end, isPast } = useTimeSpan(extent);
  return (
    <Group gap="sm">
      <SegmentedControl
        size="xs"
        aria-label="Time range"
        data={usefulRanges(extent).map(({ name, label }) => ({ value: name, label }))}
        value={findRange(params.get('range'))}
        onChange={(range) => setParams((before) => withParameter(before, 'range', range))}
      />
      <Text size="sm" c="dimmed">
        {DATE.format(start + 1)} to {DATE.format(end)}
        {isPast && ', the latest with data'}
      </Text>
    </Group>
  );
}

export interface UserCount {
  /** Undefined if only an e-mail address is known. */
  readonly user: EntityLinkFragment | undefined;
  readonly mail: string | undefined;
  readonly count: number;
}

const MOST_USERS = 10;

/** The most active users. @param what is counted, e.g. `Queries` */
export function TopUsers({ users, what }: { readonly users: readonly UserCount[]; readonly what: string }) {
  if (users.length === 0) return null;
  const shown = users.toSorted((first, second) => second.count - first.count).slice(0, MOST_USERS);
  return (
    <section>
      <Title order={3}>Top users</Title>
      <Table aria-label="Top users" maw="32rem">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">User</Table.Th>
            <Table.Th scope="col" ta="end">
              {what}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ user, mail, count }) => (
            <Table.Tr key={user?.urn ?? mail}>
              <Table.Th scope="row" fw={400}>
                {user ? <EntityLink entity={user} /> : (mail ?? 'unknown')}
              </Table.Th>
              <Table.Td ta="end">{count.toLocaleString('en')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {users.length > shown.length && (
        <Text size="sm" c="dimmed">
          The first {shown.length} of {users.length} users.
        </Text>
      )}
    </section>
  );
}
