import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { PlainRows, VirtualRows } from './data-table-rows.js';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** CSS width, e.g. `12rem`; columns without a width share the rest. */
  readonly width?: string;
}

export interface DataTableProps<Row> {
  /** Label of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Unique per row. */
  readonly keyOf: (row: Row) => string;
}

/** Above this number of rows, only visible rows are rendered, in a scrolling box. */
const MOST_PLAIN_ROWS = 200;

/**
 * Rows and columns. The first column names the row. At phone width each row becomes a block with a title before each
 * value; the roles keep it a table for screen readers then.
 */
export function DataTable<Row>(table: DataTableProps<Row>) {
  const Rows = table.rows.length > MOST_PLAIN_ROWS ? VirtualRows : PlainRows;
  return (
    <Rows {...table}>
      <colgroup>
        {table.columns.map(({ id, width }) => (
          <col key={id} style={width === undefined ? {} : { width }} />
        ))}
      </colgroup>
      <thead role="rowgroup" className={classes.head}>
        <tr role="row">
          {table.columns.map(({ id, title }) => (
            <th key={id} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
    </Rows>
  );
}
