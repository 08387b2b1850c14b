const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Date and time in the time zone of the browser, for lists with short intervals. @param time epoch milliseconds */
export function MomentText({ time }: { readonly time: number }) {
  return <time dateTime={new Date(time).toISOString()}>{FORMAT.format(time)}</time>;
}
