/** A schedule in words. Pure. */

export interface Schedule {
  /** Cron expression. */
  readonly interval: string;
  readonly timezone: string | null;
}

const DAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** Says frequent schedules as a sentence, and all others as their expression. @param schedule null for none */
export function scheduleWords(schedule: Schedule | null): string {
  if (schedule === null) return 'by hand only';
  const { interval, timezone } = schedule;
  const words = wordsOf(interval.trim()) ?? interval;
  return timezone === null || timezone === '' ? words : `${words} (${timezone})`;
}

function wordsOf(interval: string): string | undefined {
  const fields = interval.split(/\s+/);
  if (fields.length !== 5) return undefined;
  const [minute = '', hour = '', dayOfMonth, month, dayOfWeek = ''] = fields;
  if (month !== '*' || !/^\d+$/.test(minute)) return undefined;
  if (hour === '*' && dayOfMonth === '*' && dayOfWeek === '*') return `every hour at minute ${minute}`;
  if (!/^\d+$/.test(hour)) return undefined;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (dayOfMonth === '*' && dayOfWeek === '*') return `every day at ${time}`;
  const day = /^[0-7]$/.test(dayOfWeek) ? DAYS[Number(dayOfWeek)] : undefined;
  if (dayOfMonth === '*' && day !== undefined) return `${day} at ${time}`;
  if (dayOfWeek === '*' && dayOfMonth === '1') return `the first of every month at ${time}`;
  return undefined;
}
