import { Code, Text } from '@mantine/core';
import { foundIn, type MatchedField } from './found-in.js';
import { MarkedText } from '../../../search/marked-text.js';
import classes from './results.module.css';

export interface FoundInProps {
  readonly fields: readonly MatchedField[];
  readonly words: readonly string[];
  /** Texts that the card shows anyway. */
  readonly shown: readonly string[];
}

const SHOWN = 3;

/** Says why the entity was found, e.g. `Found in column net_euros`; nothing if its name shows it. */
export function FoundIn({ fields, words, shown }: FoundInProps) {
  const reasons = foundIn(fields, shown);
  if (reasons.length === 0) return null;
  const left = reasons.length - SHOWN;
  return (
    <Text size="xs" c="dimmed" component="div" className={classes.reasons ?? ''}>
      <span>Found in</span>
      {reasons.slice(0, SHOWN).map(({ place, text, isCode }) => (
        <span key={`${place} ${text}`} className={classes.reason} title={text}>
          {place.toLowerCase()}{' '}
          {isCode ? (
            <Code className={classes.code ?? ''}>
              <MarkedText text={text} words={words} />
            </Code>
          ) : (
            <span className={classes.found}>
              <MarkedText text={text} words={words} />
            </span>
          )}
        </span>
      ))}
      {left > 0 && (
        <span
          title={reasons
            .slice(SHOWN)
            .map(({ place, text }) => `${place} ${text}`)
            .join('\n')}
        >
          and {left} more
        </span>
      )}
    </Text>
  );
}
