import { Table } from '@mantine/core';
import { EntityLink } from '../../parts/entity-link.js';
import { TimeText } from '../../parts/time-text.js';
import type { RunWriteFragment } from './ingestion-page.graphql.js';

/** Writes of a run: entity, aspect, operation, time. */
export function WriteTable({ writes }: { readonly writes: readonly RunWriteFragment[] }) {
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Entity</Table.Th>
            <Table.Th>Aspect</Table.Th>
            <Table.Th>Operation</Table.Th>
            <Table.Th>When</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {writes.map(({ urn, entity, aspectName, operation, time }, index) => (
            <Table.Tr key={`${urn} ${String(index)}`}>
              <Table.Td maw={320} style={{ overflowWrap: 'anywhere' }}>
                {entity ? <EntityLink entity={entity} tab="History" /> : <code>{urn}</code>}
              </Table.Td>
              <Table.Td>{aspectName ?? 'all aspects'}</Table.Td>
              <Table.Td>{operation.toLowerCase().replaceAll('_', ' ')}</Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                <TimeText time={time} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
