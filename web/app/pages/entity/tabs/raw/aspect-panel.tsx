import { Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import { CopyButton } from '../../../../parts/copy-button.js';
import { prettyJson, sizeText } from './json-text.js';
import { JsonView } from './json-view.js';
import classes from './raw.module.css';

export interface AspectPanelProps {
  readonly name: string;
  /** Stored JSON. */
  readonly payload: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One collapsible aspect. */
export function AspectPanel({ name, payload, isOpen, onToggle }: AspectPanelProps) {
  const body = useId();
  const text = useMemo(() => prettyJson(payload), [payload]);
  return (
    <section className={classes.panel}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={onToggle}
          >
            <IconChevronRight size={14} aria-hidden className={classes.chevron} />
            {name}
          </button>
        </h3>
        <Text size="xs" c="dimmed" span>
          {sizeText(payload.length)}
        </Text>
        <CopyButton text={text} label={`Copy ${name}`} />
      </div>
      <div id={body}>{isOpen && <JsonView text={text} label={`JSON of ${name}`} />}</div>
    </section>
  );
}
