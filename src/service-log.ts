/** The log of the service: JSON lines, or lines for people in a terminal. */
import colors from 'picocolors';
import { pino, type Logger } from 'pino';
import type { Config } from './config/config.js';

/** The part of a stream that the log uses. */
interface Output {
  readonly isTTY?: boolean;
  write(text: string): void;
}

export interface ServiceLog {
  readonly log: Logger;
  /** Reports a step of the start, at every level but `silent`. */
  readonly report: (fields: object, message: string) => void;
  /** True if people read the log. */
  readonly isForPeople: boolean;
}

export function createServiceLog({ logLevel }: Pick<Config, 'logLevel'>, output: Output): ServiceLog {
  const isForPeople = output.isTTY === true;
  const log = pino(
    {
      level: logLevel,
      base: null,
      redact: ['*.password', '*.authorization', '*.cookie', '*.token_key'],
    },
    isForPeople
      ? {
          write: (line) => {
            output.write(renderLogLine(line));
          },
        }
      : output,
  );
  const starting = logLevel === 'silent' ? log : log.child({}, { level: 'info' });
  return {
    log,
    report: (fields, message) => {
      starting.info(fields, message);
    },
    isForPeople,
  };
}

const LEVELS = [
  { from: 50, word: ' error:', paint: colors.red },
  { from: 40, word: ' warning:', paint: colors.yellow },
  { from: 0, word: '', paint: (text: string): string => text },
] as const;

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
}

/** Renders a line of JSON for people: time, message, reason, and the other members that are a text, number or truth value. */
export function renderLogLine(json: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(json) as LogLine;
  const found = LEVELS.find(({ from }) => level >= from) ?? LEVELS[2];
  const members = Object.entries(rest).filter(([, value]) => typeof value !== 'object');
  const details = members.map(([name, value]) => `${name}=${String(value)}`).join(' ');
  const reason = err?.message === undefined ? '' : `: ${err.message}`;
  const line = [
    colors.dim(timeOfDay(time)) + found.paint(`${found.word} ${msg}${reason}`),
    ...(details === '' ? [] : [colors.dim(details)]),
  ].join('  ');
  // Only faults of the service itself are errors. Their place helps to mend them.
  const stack = level >= LEVELS[0].from ? err?.stack?.slice(err.stack.indexOf('\n') + 1) : undefined;
  return stack === undefined ? `${line}\n` : `${line}\n${colors.dim(stack)}\n`;
}

function timeOfDay(time: number): string {
  const at = new Date(time);
  const parts = [at.getHours(), at.getMinutes(), at.getSeconds()];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
