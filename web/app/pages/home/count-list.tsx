import { Anchor, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import classes from './home.module.css';
import type { Count } from './counts-of.js';

const SHOWN = 8;

/** Values with their counts, the most frequent first; a bar behind each shows its share of the first. */
export function CountList({ title, counts }: { readonly title: string; readonly counts: readonly Count[] }) {
  const [isOpen, setOpen] = useState(false);
  const most = counts[0]?.count ?? 1;
  const shown = isOpen ? counts : counts.slice(0, SHOWN);
  return (
    <section>
      <Title order={2} mb="xs">
        {title}
      </Title>
      {counts.length === 0 && (
        <Text c="dimmed" size="sm">
          None yet.
        </Text>
      )}
      <ul className={classes.counts}>
        {shown.map(({ value, label, count, address }) => (
          <li key={value}>
            <Link to={address} className={classes.count}>
              <span
                className={classes.bar}
                style={{ width: `${String((100 * count) / most)}%` }}
                aria-hidden
              />
              <span className={classes.label}>{label}</span>
              <span className={classes.number}>{count.toLocaleString('en')}</span>
            </Link>
          </li>
        ))}
      </ul>
      {counts.length > SHOWN && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? 'Show fewer' : `Show all ${String(counts.length)}`}
        </Anchor>
      )}
    </section>
  );
}
