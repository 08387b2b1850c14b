import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './diff-table.module.css';
import { countChanges, foldRows, type DiffLine, type DiffRow, type DiffSection } from './line-diff.js';

export interface DiffTableProps {
  readonly rows: readonly DiffRow[];
  /** Label of the table for screen readers. */
  readonly label: string;
  /** Headings of both columns. */
  readonly sides?: readonly [string, string];
}

/** Number of rows that a section initially shows. */
const MOST_ROWS = 400;

/** Lines before and after side by side; below each other at phone width. Long unchanged parts are folded. */
export function DiffTable({ rows, label, sides = ['Before', 'After'] }: DiffTableProps) {
  const { added, removed } = countChanges(rows);
  return (
    <>
      <Text size="sm" c="dimmed" py={4}>
        {`${linesText(removed)} removed, ${linesText(added)} added`}
      </Text>
      <div className={classes.box} tabIndex={0} role="region" aria-label={label}>
        <table role="table" className={classes.table} aria-label={label}>
          <thead role="rowgroup" className={classes.head}>
            <tr role="row">
              {sides.map((side) => (
                <th key={side} role="columnheader" scope="col">
                  {side}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {foldRows(rows).map((section, index) => (
              <Section key={index} section={section} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Section({ section: { isFolded, rows } }: { readonly section: DiffSection }) {
  const [shown, setShown] = useState(isFolded ? 0 : MOST_ROWS);
  const hidden = rows.length - Math.min(shown, rows.length);
  return (
    <>
      {rows.slice(0, shown).map((row, index) => (
        <Row key={index} row={row} />
      ))}
      {hidden > 0 && (
        <tr role="row" className={classes.fold}>
          <td role="cell" colSpan={2}>
            <Button size="compact-xs" variant="default" onClick={() => setShown(shown + 10 * MOST_ROWS)}>
              {`Show ${isFolded ? `${linesText(hidden)} without changes` : `the next of ${linesText(hidden)}`}`}
            </Button>
          </td>
        </tr>
      )}
    </>
  );
}

function Row({ row: { kind, before, after } }: { readonly row: DiffRow }) {
  return (
    <tr role="row" className={classes.row} data-kind={kind}>
      <Side line={before} sign={kind === 'same' ? ' ' : '−'} className={classes.before} />
      <Side line={after} sign={kind === 'same' ? ' ' : '+'} className={classes.after} />
    </tr>
  );
}

interface SideProps {
  readonly line: DiffLine | undefined;
  readonly sign: string;
  readonly className: string | undefined;
}

function Side({ line, sign, className }: SideProps) {
  if (line === undefined) return <td role="cell" className={classes.nothing} />;
  return (
    <td role="cell" className={className}>
      <div className={classes.line}>
        <span className={classes.number}>{line.number}</span>
        <span className={classes.sign}>{sign}</span>
        <code className={classes.text}>{line.text}</code>
      </div>
    </td>
  );
}

function linesText(count: number): string {
  return count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`;
}
