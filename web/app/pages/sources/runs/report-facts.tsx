import { Text, Title } from '@mantine/core';
import classes from '../sources.module.css';
import type { ReportNote, RunReport } from './read-report.js';

/** Number of notes of a kind that are shown. The log has all of them. */
const SHOWN = 50;

/** What the connector reported: written records, failures, warnings and remarks. */
export function ReportFacts({
  report: { written, failures, warnings, infos },
}: {
  readonly report: RunReport;
}) {
  return (
    <>
      {written !== undefined && (
        <Text size="sm">{`${written.toLocaleString('en')} records reached the catalog.`}</Text>
      )}
      <Notes title="Failures" notes={failures} />
      <Notes title="Warnings" notes={warnings} />
      <Notes title="Remarks" notes={infos} />
    </>
  );
}

function Notes({ title, notes }: { readonly title: string; readonly notes: readonly ReportNote[] }) {
  if (notes.length === 0) return null;
  const left = notes.length - SHOWN;
  return (
    <section aria-label={title}>
      <Title order={4}>{`${title} (${notes.length.toLocaleString('en')})`}</Title>
      <ul className={classes.notes}>
        {notes.slice(0, SHOWN).map((note, index) => (
          // A report may repeat a note.
          <li key={index}>
            {note.title !== '' && <strong>{note.title}: </strong>}
            {note.message}
            {note.context.length > 0 && (
              <Text span size="xs" c="dimmed">
                {` ${note.context.join(', ')}`}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && <Text size="xs" c="dimmed">{`${left.toLocaleString('en')} more are in the log.`}</Text>}
    </section>
  );
}
