import { useRef } from 'react';
import type { FieldStatistics } from './field-statistics.js';
import classes from './schema-table.module.css';
import { SchemaTableRow } from './schema-table-row.js';
import type { SchemaRows } from './use-schema-rows.js';
import { useTableRows } from './use-table-rows.js';

export interface SchemaTableProps {
  readonly rows: SchemaRows;
  readonly statistics: FieldStatistics;
  /** Path of the column in the drawer. */
  readonly chosen: string;
  readonly onChoose: (path: string) => void;
}

/**
 * The tree of columns. Only visible rows are rendered, between two spacer rows. At phone width, descriptions and labels are under the
 * names; the roles keep it a table for screen readers then.
 */
export function SchemaTable({ rows, statistics, chosen, onChoose }: SchemaTableProps) {
  const { visible } = rows;
  const body = useRef<HTMLTableSectionElement>(null);
  const { drawn, before, after, current, measureRow, ...rowProps } = useTableRows(rows, onChoose, body);
  const hasProfile = statistics.profiledAt !== undefined;
  return (
    <table className={classes.table} role="treegrid" aria-label="Columns" aria-rowcount={visible.length + 1}>
      <TableHead hasProfile={hasProfile} />
      <tbody ref={body} role="rowgroup">
        <Gap height={before} />
        {drawn.map(({ index }) => {
          const row = visible[index];
          if (row === undefined) return null;
          return (
            <SchemaTableRow
              key={row.field.path}
              row={row}
              index={index}
              isTree={rows.isTree}
              {...(hasProfile && { statistics })}
              isActive={index === current}
              isChosen={row.field.path === chosen}
              onToggle={rows.toggle}
              {...rowProps}
              {...(measureRow && { measure: measureRow })}
            />
          );
        })}
        <Gap height={after} />
      </tbody>
    </table>
  );
}

function TableHead({ hasProfile }: { readonly hasProfile: boolean }) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        <th role="columnheader" scope="col">
          Name
        </th>
        <th role="columnheader" scope="col" className={classes.type}>
          Type
        </th>
        <th role="columnheader" scope="col" className={classes.wide}>
          Description
        </th>
        <th role="columnheader" scope="col" className={classes.labels}>
          Tags and terms
        </th>
        {hasProfile && (
          <>
            <th role="columnheader" scope="col" className={classes.number}>
              Nulls
            </th>
            <th role="columnheader" scope="col" className={classes.number}>
              Distinct
            </th>
          </>
        )}
      </tr>
    </thead>
  );
}

function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  );
}
