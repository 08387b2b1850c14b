import { Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { FirstOf } from './first-of.js';
import { Empty } from '../../../../parts/empty.js';
import { TimeText } from '../../../../parts/time-text.js';
import { entityAddress } from '../../../../types/addresses.js';
import { assertionSentence } from './assertion-sentence.js';
import classes from './quality.module.css';
import type { CheckedAssertionFragment } from './quality.graphql.js';
import { ResultMark } from './result-mark.js';
import { RESULTS, resultOf, type ResultName } from './results.js';

export const ASSERTION_PAGE = 100;

export interface AssertionListProps {
  readonly assertions: readonly CheckedAssertionFragment[];
  readonly total: number;
  readonly onMore: () => void;
}

/** Assertions with their last results; failing ones come first. */
export function AssertionList({ assertions, total, onMore }: AssertionListProps) {
  const sorted = assertions.toSorted((first, second) => rankOf(first) - rankOf(second));
  return (
    <section>
      <Group gap="sm">
        <Title order={3}>Assertions</Title>
        <Text size="sm" c="dimmed">
          {countsText(assertions)}
        </Text>
      </Group>
      {assertions.length === 0 ? (
        <Empty title="No assertions yet">
          Data quality tools report their checks here. The API creates assertions that the catalog evaluates
          itself.
        </Empty>
      ) : (
        <ul className={classes.list}>
          {sorted.map((assertion) => (
            <AssertionItem key={assertion.urn} assertion={assertion} />
          ))}
        </ul>
      )}
      <FirstOf shown={assertions.length} total={total} onMore={onMore} />
    </section>
  );
}

export function AssertionItem({ assertion }: { readonly assertion: CheckedAssertionFragment }) {
  const { urn, info, platform, runEvents } = assertion;
  const events = runEvents?.runEvents ?? [];
  const last = events[0];
  const source =
    platform.name === 'unknown' ? undefined : (platform.properties?.displayName ?? platform.name);
  const logic =
    info?.customAssertion?.logic ?? info?.sqlAssertion?.statement ?? info?.datasetAssertion?.logic;
  return (
    <li className={classes.item}>
      <div className={classes.result}>
        <ResultMark result={resultOf(last)} hasText />
      </div>
      <div className={classes.text}>
        <Link to={entityAddress(urn, 'Runs')}>{assertionSentence(info)}</Link>
        {logic && <code className={classes.logic}>{logic}</code>}
        <Text size="xs" c="dimmed">
          {wordsOfType(info?.type)}
          {source !== undefined && ` · ${source}`}
          {last && (
            <>
              {' · checked '}
              <TimeText time={last.timestampMillis} />
            </>
          )}
        </Text>
      </div>
      {events.length > 0 && (
        <ol className={classes.marks} aria-label={`The last ${events.length} results, oldest first`}>
          {events.toReversed().map((event) => (
            <li key={event.timestampMillis}>
              <ResultMark result={resultOf(event)} time={event.timestampMillis} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function rankOf({ runEvents }: CheckedAssertionFragment): number {
  return RESULTS[resultOf(runEvents?.runEvents[0])].rank;
}

/** Returns the counts by result, e.g. `2 passing, 1 failing`. */
function countsText(assertions: readonly CheckedAssertionFragment[]): string {
  const results = assertions.map(({ runEvents }) => resultOf(runEvents?.runEvents[0]));
  return (Object.keys(RESULTS) as ResultName[])
    .map((name) => ({ name, count: results.filter((result) => result === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${RESULTS[name].label.toLowerCase()}`)
    .join(', ');
}

function wordsOfType(type: string | undefined): string {
  const words: Readonly<Record<string, string>> = { SQL: 'SQL', FIELD: 'Column', DATA_SCHEMA: 'Schema' };
  if (type === undefined) return 'Unknown kind';
  return words[type] ?? type.charAt(0) + type.slice(1).toLowerCase();
}
