import { Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleDashed,
  IconLoader,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './quality.module.css';
import { RESULTS, type ResultName } from './results.js';

const ICONS: Readonly<Record<ResultName, TablerIcon>> = {
  SUCCESS: IconCheck,
  FAILURE: IconX,
  ERROR: IconAlertTriangle,
  INIT: IconLoader,
  NONE: IconCircleDashed,
};

export interface ResultMarkProps {
  readonly result: ResultName;
  /** Epoch milliseconds of the check, for the title of the mark. */
  readonly time?: number;
  /** Alternative text for the result, e.g. of a run. */
  readonly label?: string;
  /** True: show the name of the result beside the icon. */
  readonly hasText?: boolean;
}

/** Result of a check as a coloured icon, with text for screen readers. */
export function ResultMark({
  result,
  time,
  label = RESULTS[result].label,
  hasText = false,
}: ResultMarkProps) {
  const { color } = RESULTS[result];
  const Icon = ICONS[result];
  const moment = time === undefined ? undefined : new Date(time);
  const title =
    moment === undefined
      ? label
      : `${label}, ${moment.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}`;
  const mark = (
    <span className={classes.mark} data-color={color}>
      <Icon size={12} stroke={2.5} aria-hidden />
    </span>
  );
  if (hasText) {
    return (
      <span className={classes.labelled}>
        {mark}
        {label}
      </span>
    );
  }
  return (
    <Tooltip label={title}>
      <span className={classes.labelled}>
        {mark}
        <VisuallyHidden>{title}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
