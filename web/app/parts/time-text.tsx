import { Tooltip } from '@mantine/core';
import { ageText } from './texts.js';

/** The age of a time; the exact time on hover. @param time epoch milliseconds */
export function TimeText({ time }: { readonly time: number }) {
  const moment = new Date(time);
  const exact = moment.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Tooltip label={exact}>
      <time dateTime={moment.toISOString()}>{ageText(time, Date.now())}</time>
    </Tooltip>
  );
}
