import { Anchor, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { onText } from '../../parts/form-events.js';
import classes from './home.module.css';
import type { Counts } from './counts-of.js';

export interface CountListProps extends Counts {
  readonly title: string;
  readonly onLoadAll: () => void;
}

const SHOWN_COUNTS = 8;

/** An open list with more values than this has a text field that filters them. */
const SEARCHABLE_COUNTS = 20;

/** Values with their counts, the most frequent first; a bar behind each shows its share of the first. */
export function CountList({ title, counts, total, onLoadAll }: CountListProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const most = counts[0]?.count ?? 1;
  const wanted = text.trim().toLowerCase();
  const matching = counts.filter(({ label }) => label.toLowerCase().includes(wanted));
  const shown = isOpen ? matching : counts.slice(0, SHOWN_COUNTS);
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
      {isOpen && total > SEARCHABLE_COUNTS && (
        <TextInput
          size="xs"
          mb={4}
          aria-label={`Filter ${title.toLowerCase()}`}
          placeholder={`Filter ${format(total)} ${title.toLowerCase()}`}
          value={text}
          onChange={onText(setText)}
        />
      )}
      <ul className={classes.counts} data-open={isOpen || undefined}>
        {shown.map(({ value, label, count, address }) => (
          <li key={value}>
            <Link to={address} className={classes.count} title={label}>
              <span
                className={classes.bar}
                style={{ width: `${String((100 * count) / most)}%` }}
                aria-hidden
              />
              <span className={classes.label}>{label}</span>
              <span className={classes.number}>{format(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isOpen && shown.length === 0 && (
        <Text c="dimmed" size="sm">
          None of them matches.
        </Text>
      )}
      {isOpen && total > counts.length && (
        <Text c="dimmed" size="xs" role="status">
          {`The ${format(counts.length)} most frequent of ${format(total)}`}
        </Text>
      )}
      {total > SHOWN_COUNTS && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            if (total > counts.length) onLoadAll();
            setText('');
            setOpen(!isOpen);
          }}
        >
          {isOpen ? 'Show fewer' : `Show all ${format(total)}`}
        </Anchor>
      )}
    </section>
  );
}

function format(count: number): string {
  return count.toLocaleString('en');
}
