import { Anchor, Combobox } from '@mantine/core';
import { IconArrowRight, IconHistory, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EntityIcon } from '../parts/entity-icon.js';
import { PlatformMark } from '../parts/platform-mark.js';
import { typeOfUrn } from '../types/urn.js';
import type { BoxOption, OptionGroup } from './box-options.js';
import { MarkedText } from './marked-text.js';
import { queryWords } from './query-words.js';
import classes from './search-box.module.css';

export interface SuggestionListProps {
  readonly groups: readonly OptionGroup[];
  /** The typed text. */
  readonly text: string;
  readonly onClearRecent: () => void;
}

/** Suggestions by kind. */
export function SuggestionList({ groups, text, onClearRecent }: SuggestionListProps) {
  const words = queryWords(text);
  return (
    <>
      <Combobox.Options className={classes.options ?? ''}>
        {groups.map(({ kind, label, options }) => (
          <Group key={`${kind} ${label}`} label={label}>
            {options.map((option) => (
              <Combobox.Option key={option.address} value={option.address} className={classes.option ?? ''}>
                <OptionMark kind={kind} option={option} />
                <span className={classes.text} title={option.text}>
                  <MarkedText text={option.text} words={kind === 'entity' ? words : []} />
                </span>
                {option.place !== undefined && option.place !== '' && (
                  <span className={classes.place}>{option.place}</span>
                )}
              </Combobox.Option>
            ))}
          </Group>
        ))}
      </Combobox.Options>
      {groups.some(({ kind }) => kind === 'recent') && (
        <Combobox.Footer>
          <Anchor
            component="button"
            type="button"
            size="xs"
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={onClearRecent}
          >
            Clear recent searches
          </Anchor>
        </Combobox.Footer>
      )}
    </>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return label === '' ? children : <Combobox.Group label={label}>{children}</Combobox.Group>;
}

interface OptionMarkProps {
  readonly kind: OptionGroup['kind'];
  readonly option: BoxOption;
}

function OptionMark({ kind, option: { entity } }: OptionMarkProps) {
  if (kind === 'recent') return <IconHistory size={15} aria-hidden />;
  if (kind === 'all') return <IconSearch size={15} aria-hidden />;
  if (entity === undefined) return <IconArrowRight size={15} aria-hidden />;
  const type = typeOfUrn(entity.urn);
  const { platform } = entity.overview;
  return platform && type !== 'dataPlatform' ? (
    <PlatformMark name={platform.name} size={15} />
  ) : (
    <EntityIcon type={type} size={15} />
  );
}
