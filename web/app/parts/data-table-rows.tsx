/** The two ways to render the rows of a `DataTable`. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode, type Ref } from 'react';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table.js';

type RowsProps<Row> = DataTableProps<Row> & {
  /** Widths and heads of the columns. */
  readonly children: ReactNode;
};

const ROW_HEIGHT = 36;

/** All rows. */
export function PlainRows<Row>({ children, ...table }: RowsProps<Row>) {
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
export function VirtualRows<Row>({ children, ...table }: RowsProps<Row>) {
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
