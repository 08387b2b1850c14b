import { Group, SegmentedControl, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { findRange, timeSpan, usefulRanges, type Extent, type TimeSpan } from './time-range.js';

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns the time range that the address names. */
export function useTimeSpan(extent: Extent): TimeSpan {
  const [params] = useSearchParams();
  return timeSpan(findRange(params.get('range')), extent, Date.now());
}

/** Chooses the time range of the charts. */
export function RangeControl({ extent }: { readonly extent: Extent }) {
  const [params, setParams] = useSearchParams();
  const { start, end, isPast } = useTimeSpan(extent);
  return (
    <Group gap="sm">
      <SegmentedControl
        size="xs"
        aria-label="Time range"
        data={usefulRanges(extent).map(({ name, label }) => ({ value: name, label }))}
        value={findRange(params.get('range'))}
        onChange={(range) => {
          setParams(
            (before) =>
              new URLSearchParams(
                [...before].filter(([name]) => name !== 'range').concat([['range', range]]),
              ),
          );
        }}
      />
      <Text size="sm" c="dimmed">
        {DATE.format(start + 1)} to {DATE.format(end)}
        {isPast && ', the latest with data'}
      </Text>
    </Group>
  );
}
