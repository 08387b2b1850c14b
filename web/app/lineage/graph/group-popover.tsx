import { Button, Group, Popover, ScrollArea, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactElement } from 'react';
import { useFocusAfterRemoval } from '../../edit/use-focus-after-removal.js';
import { onText } from '../../parts/form-events.js';
import { Problem, Loading } from '../../parts/states.js';
import { type GraphStateProps, unfold } from './graph-state.js';
import classes from './graph-popovers.module.css';
import { type Box, type FoldedGroup, type Picture, groupWords, number, placeWords } from './picture.js';
import { useGroupMembers } from './graph-queries.js';

/** Number of neighbours that one click unfolds. */
const UNFOLD_COUNT = 20;

export interface GroupPopoverProps extends GraphStateProps {
  readonly box: Box;
  readonly group: FoldedGroup;
  readonly picture: Picture;
  /** Position of the list. */
  readonly target: ReactElement;
  readonly onClose: () => void;
}

/** A searchable list of the neighbours in a group, which can be drawn one by one or twenty at once. */
export function GroupPopover({ group, picture, state, change, target, onClose }: GroupPopoverProps) {
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text, 250);
  const { members, problem, isPending, hasMore, loadMore } = useGroupMembers({ group, state, query });
  const drawn = new Set(picture.nodes.map(({ id }) => id));
  const folded = members.filter(({ urn }) => !drawn.has(urn));
  const { ref, onRemove: keepFocus } = useFocusAfterRemoval(folded.map(({ urn }) => urn));
  const show = (urns: readonly string[]) => {
    change((before) => unfold(before, urns));
  };
  const next = folded.slice(0, UNFOLD_COUNT).map(({ urn }) => urn);
  return (
    <Popover
      opened
      onDismiss={onClose}
      onClose={onClose}
      position="right-start"
      width={340}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown ref={ref} aria-label={groupWords(group)} p="xs">
        <TextInput
          size="xs"
          aria-label="Search in the group"
          placeholder={`Search in ${number(group.count)}`}
          value={text}
          onChange={onText(setText)}
          data-autofocus
        />
        {problem && <Problem error={problem} title="The group could not be loaded" />}
        {isPending && <Loading lines={4} label="Loading the group" />}
        <ScrollArea.Autosize mah={280} my="xs" type="auto">
          <ul className={classes.list}>
            {folded.map((member) => (
              <li key={member.urn}>
                <button
                  type="button"
                  className={classes.member}
                  title={`Draw ${member.overview.name}`}
                  data-remove
                  onClick={() => {
                    keepFocus(member.urn);
                    show([member.urn]);
                  }}
                >
                  <span className={classes.name}>{member.overview.name}</span>
                  <span className={classes.place}>{placeWords(member)}</span>
                </button>
              </li>
            ))}
          </ul>
          {!isPending && folded.length === 0 && !hasMore && (
            <Text size="sm" c="dimmed">
              {query === '' ? 'All neighbours in the group are drawn.' : 'Nothing in the group matches.'}
            </Text>
          )}
        </ScrollArea.Autosize>
        <Group gap="xs" justify="space-between">
          <Button
            size="compact-xs"
            variant="default"
            disabled={next.length === 0}
            onClick={() => {
              show(next);
              onClose();
            }}
          >
            Show {next.length === 0 ? UNFOLD_COUNT : next.length} more
          </Button>
          {hasMore && (
            <Button size="compact-xs" variant="subtle" onClick={loadMore}>
              List more
            </Button>
          )}
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
