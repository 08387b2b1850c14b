import { Title } from '@mantine/core';
import type { ChangesOfDay } from './changes.js';
import { ChangeItem } from './change-item.js';
import classes from './history.module.css';
import type { HistoryInput } from './use-history.js';

export interface DayOfChangesProps {
  readonly urn: string;
  readonly day: ChangesOfDay;
  /** Inputs of the history pages, by the id of a change. */
  readonly pages: ReadonlyMap<string, HistoryInput>;
}

/** The changes of one day. */
export function DayOfChanges({ urn, day, pages }: DayOfChangesProps) {
  const title = new Date(day.time).toLocaleDateString('en', { dateStyle: 'full' });
  return (
    <section className={classes.day}>
      <Title order={3}>{title}</Title>
      <ol className={classes.list}>
        {day.changes.map((change) => {
          const page = pages.get(change.id);
          return page && <ChangeItem key={change.id} urn={urn} change={change} page={page} />;
        })}
      </ol>
    </section>
  );
}
