import { DataTable, type Column } from '../../parts/data-table.js';
import { EntityLink } from '../../parts/entity-link.js';
import { TimeText } from '../../parts/time-text.js';
import type { RunWriteFragment } from './ingestion-page.graphql.js';

interface WriteRow {
  readonly write: RunWriteFragment;
  /** Position in the list. A run can write the same aspect several times. */
  readonly index: number;
}

/** Writes of a run: entity, aspect, operation, time. */
export function WriteTable({ writes }: { readonly writes: readonly RunWriteFragment[] }) {
  return (
    <DataTable
      label="Writes"
      columns={COLUMNS}
      rows={writes.map((write, index) => ({ write, index }))}
      keyOf={({ index }) => String(index)}
    />
  );
}

const COLUMNS: readonly Column<WriteRow>[] = [
  {
    id: 'entity',
    title: 'Entity',
    cell: ({ write: { urn, entity } }) =>
      entity ? <EntityLink entity={entity} tab="History" /> : <code>{urn}</code>,
  },
  { id: 'aspect', title: 'Aspect', cell: ({ write }) => write.aspectName ?? 'all aspects' },
  {
    id: 'operation',
    title: 'Operation',
    width: '10rem',
    cell: ({ write }) => write.operation.toLowerCase().replaceAll('_', ' '),
  },
  { id: 'time', title: 'When', width: '10rem', cell: ({ write }) => <TimeText time={write.time} /> },
];
