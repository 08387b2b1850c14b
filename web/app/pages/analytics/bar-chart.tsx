import { Text, Title } from '@mantine/core';
import classes from './analytics.module.css';
import type { ChartOf } from './chart-types.js';

/** Counts as bars with their numbers. The parts of a bar are named beside it. */
export function BarChart({ chart: { title, bars } }: { readonly chart: ChartOf<'BarChart'> }) {
  const rows = bars.map(({ name, segments }) => ({
    name,
    total: segments.reduce((sum, { value }) => sum + value, 0),
    parts:
      segments.length > 1
        ? segments.map(({ label, value }) => `${label}: ${value.toLocaleString('en')}`)
        : [],
  }));
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {rows.length === 0 && (
        <Text size="sm" c="dimmed">
          There is nothing to count.
        </Text>
      )}
      <ul className={classes.bars}>
        {rows.map(({ name, total, parts }) => (
          <li key={name} className={classes.bar} title={parts.join('\n')}>
            <span className={classes.length} style={{ width: `${String((total / most) * 100)}%` }} />
            <span className={classes.label}>
              {name}
              {parts.length > 0 && (
                <Text span size="xs" c="dimmed">
                  {` ${parts.join(', ')}`}
                </Text>
              )}
            </span>
            <span className={classes.number}>{total.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
