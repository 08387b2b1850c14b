import { describeEntityType } from '../../../../types/entity-types.js';
import classes from './kind-filter.module.css';

/** Number of entities of a type in a list. */
export interface KindCount {
  /** As in URNs, e.g. `dataset`. */
  readonly type: string;
  readonly count: number;
}

export interface KindFilterProps {
  readonly kinds: readonly KindCount[];
  /** Undefined for all kinds. */
  readonly current: string | undefined;
  readonly onChange: (type: string | undefined) => void;
}

/** Buttons with counts that narrow a list to one kind of entity. Hidden if there is only one kind. */
export function KindFilter({ kinds, current, onChange }: KindFilterProps) {
  if (kinds.length < 2 && current === undefined) return null;
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <div role="group" aria-label="Kinds" className={classes.group}>
      <KindButton
        name="All"
        count={total}
        isCurrent={current === undefined}
        onClick={() => {
          onChange(undefined);
        }}
      />
      {kinds.map(({ type, count }) => (
        <KindButton
          key={type}
          name={describeEntityType(type)[count === 1 ? 'label' : 'plural']}
          count={count}
          isCurrent={type === current}
          onClick={() => {
            onChange(type === current ? undefined : type);
          }}
        />
      ))}
    </div>
  );
}

interface KindButtonProps {
  readonly name: string;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
}

function KindButton({ name, count, isCurrent, onClick }: KindButtonProps) {
  return (
    <button type="button" className={classes.kind} aria-pressed={isCurrent} onClick={onClick}>
      {name} <span className={classes.count}>{count.toLocaleString('en')}</span>
    </button>
  );
}
