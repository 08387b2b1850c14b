import { type ReactNode, useRef, type Ref } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import classes from './data-table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** CSS width, e.g. `12rem`; columns without a width share the rest. */
  readonly width?: string;
}

interface DataTableProps<Row> {
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

type RowsProps<Row> = DataTableProps<Row> & {
  /** Widths and heads of the columns. */
  readonly children: ReactNode;
};

const ROW_HEIGHT = 36;

/** All rows. */
function PlainRows<Row>({ children, ...table }: RowsProps<Row>) {
  return (
    <table role="table" className={classes.table} aria-label={table.label}>
      {children}
      <tbody role="rowgroup">
        {table.rows.map((row, index) => (
          <TableRow key={table.keyOf(row)} row={row} index={index} columns={table.columns} />
        ))}
      </tbody>
    </table>
  );
}

/** Only the visible rows, between two spacer rows. */
function VirtualRows<Row>({ children, ...table }: RowsProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const { rows, columns } = table;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const drawn = virtualizer.getVirtualItems();
  return (
    <div ref={box} className={classes.box} tabIndex={0} role="region" aria-label={table.label}>
      <table role="table" className={classes.table} aria-label={table.label} aria-rowcount={rows.length + 1}>
        {children}
        <tbody role="rowgroup">
          <Gap height={drawn[0]?.start ?? 0} columns={columns.length} />
          {drawn.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const { measureElement } = virtualizer;
            return <TableRow key={table.keyOf(row)} {...{ row, index, columns }} measure={measureElement} />;
          })}
          <Gap height={virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  readonly row: Row;
  readonly index: number;
  readonly measure?: Ref<HTMLTableRowElement>;
}

function TableRow<Row>({ row, index, columns, measure }: TableRowProps<Row>) {
  return (
    <tr role="row" className={classes.row} data-index={index} aria-rowindex={index + 2} ref={measure}>
      {columns.map(({ id, title, cell }, column) =>
        column === 0 ? (
          <th key={id} role="rowheader" scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={id} role="cell" data-title={title}>
            <div>{cell(row)}</div>
          </td>
        ),
      )}
    </tr>
  );
}

function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}
