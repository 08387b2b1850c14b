import { Code, Text } from '@mantine/core';
import { foundIn, type CardTexts, type MatchedField } from './found-in.js';
import { MarkedText } from '../../../search/marked-text.js';
import classes from './results.module.css';

export interface FoundInProps {
  readonly fields: readonly MatchedField[];
  readonly card: CardTexts;
}

const SHOWN = 3;

/** Shows why the entity was found, e.g. `Found in column net_euros`. Hidden if the card itself shows why. */
export function FoundIn({ fields, card }: FoundInProps) {
  const { words } = card;
  const reasons = foundIn(fields, card);
  if (reasons.length === 0) return null;
  const left = reasons.length - SHOWN;
  return (
    <Text size="xs" c="dimmed" component="div" className={classes.reasons ?? ''}>
      <span>Found in</span>
      {reasons.slice(0, SHOWN).map(({ place, text, isCode }) => (
        <span key={`${place} ${text}`} className={classes.reason} title={text}>
          {place === 'URN' ? place : place.toLowerCase()}{' '}
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
