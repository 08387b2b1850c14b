import { useContext } from 'react';
import { columnName } from './box-words.js';
import classes from './column-list.module.css';
import { FocusContext, useFocus } from './focus-store.js';
import { useGraphActions } from './graph-actions.js';
import type { Box } from './picture.js';

interface ColumnListProps {
  readonly urn: string;
  readonly name: string;
  readonly columns: NonNullable<Box['columns']>;
}

/** Columns of an open table. The hovered or focused column is highlighted together with its upstream and downstream columns. */
export function ColumnList({ urn, name, columns }: ColumnListProps) {
  const { lightColumn } = useGraphActions();
  const store = useContext(FocusContext);
  const lit = useFocus(({ reach }) => reach?.columns.get(urn));
  const clear = () => {
    store.clear();
  };
  return (
    <ul className={classes.list} aria-label={`Columns of ${name}`}>
      {columns.map(({ fieldPath, type }) => {
        const light = () => {
          lightColumn(urn, fieldPath);
        };
        return (
          <li key={fieldPath}>
            <button
              type="button"
              className={classes.column}
              data-lit={lit?.has(fieldPath) === true || undefined}
              title={`${columnName(fieldPath)}${type ? ` · ${type}` : ''}`}
              onPointerEnter={light}
              onPointerLeave={clear}
              onFocus={light}
              onBlur={clear}
            >
              <span className={classes.name}>{columnName(fieldPath)}</span>
              <span className={classes.type}>{type}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
