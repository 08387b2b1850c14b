import { Group, Menu, Text } from '@mantine/core';
import { IconArrowRight, IconCopy, IconRoute, IconTarget } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { copyText } from '../../parts/copy-text.js';
import { entityAddress } from '../../types/addresses.js';
import { typeOfUrn } from '../../types/urn.js';
import { DIRECTIONS, fold, isGrown } from '../state/change-graph.js';
import { MAX_HOPS, type GraphState } from '../state/graph-state.js';
import { number } from './box-words.js';
import { useGraphActions } from './graph-actions.js';
import type { Box, BoxEntity, Picture } from './picture.js';

export interface EntityMenuProps {
  readonly box: Box;
  readonly entity: BoxEntity;
  readonly picture: Picture;
  readonly state: GraphState;
  readonly change: (update: (state: GraphState) => GraphState) => void;
  readonly start: string;
  /** Position of the menu. */
  readonly target: ReactElement;
  readonly onClose: () => void;
}

/** Actions for an entity in the graph. */
export function EntityMenu(props: EntityMenuProps) {
  const { box, entity, picture, state, change, start, target, onClose } = props;
  const { toggleColumns } = useGraphActions();
  const unfolded = unfoldedNeighbours(box.id, { picture, state });
  return (
    <Menu
      opened
      onChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      position="bottom-start"
      width={240}
      trapFocus
      returnFocus
      // The first item gets the focus.
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={entityAddress(entity.urn)} leftSection={<IconArrowRight size={14} />}>
          Open the page
        </Menu.Item>
        {box.id !== start && (
          <Menu.Item
            component={Link}
            to={entityAddress(entity.urn, 'Lineage')}
            leftSection={<IconTarget size={14} />}
          >
            Start the graph here
          </Menu.Item>
        )}
        {box.id !== start && (
          <Menu.Item
            leftSection={<IconRoute size={14} />}
            onClick={() => {
              change((before) => ({ ...before, pathTo: box.id }));
            }}
          >
            Show all paths to this entity
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy size={14} />} onClick={() => void copyText(entity.urn)}>
          Copy URN
        </Menu.Item>
        <Menu.Divider />
        <GrowItems {...props} />
        {typeOfUrn(entity.urn) === 'dataset' && (
          <Menu.Item
            onClick={() => {
              toggleColumns(box.id);
            }}
          >
            {state.openColumns.includes(box.id) ? 'Hide columns' : 'Show columns'}
          </Menu.Item>
        )}
        {unfolded.length > 0 && (
          <Menu.Item
            onClick={() => {
              change((before) => fold(before, unfolded));
            }}
          >
            Fold {number(unfolded.length)} again
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const HOPS = Array.from({ length: MAX_HOPS }, (_, hops) => hops + 1);

function GrowItems({ box, state, start }: EntityMenuProps) {
  const { grow, collapse } = useGraphActions();
  return DIRECTIONS.map((direction) => {
    const side = { urn: box.id, direction };
    const isUpstream = direction === 'UPSTREAM';
    const words = isUpstream ? 'upstream' : 'downstream';
    const hidden = isUpstream ? box.hiddenUpstream : box.hiddenDownstream;
    const count = isUpstream ? box.upstreamCount : box.downstreamCount;
    if (count === 0) return null;
    return (
      <div key={direction} role="none">
        <Menu.Label>
          {number(count)} {words}
        </Menu.Label>
        {hidden > 0 && (
          <Menu.Item
            onClick={() => {
              grow(side);
            }}
          >
            Show {number(hidden)} more
          </Menu.Item>
        )}
        <Group gap={0} pl="sm" wrap="nowrap" role="none">
          <Text size="xs" c="dimmed" aria-hidden>
            Follow hops
          </Text>
          {HOPS.map((hops) => (
            <Menu.Item
              key={hops}
              w="auto"
              px="xs"
              py={4}
              aria-label={`Follow ${hops === 1 ? '1 hop' : `${hops} hops`} ${words}`}
              onClick={() => {
                grow(side, hops);
              }}
            >
              {hops}
            </Menu.Item>
          ))}
        </Group>
        {isGrown(state, side, start) && (
          <Menu.Item
            onClick={() => {
              collapse(side);
            }}
          >
            Hide {words} entities
          </Menu.Item>
        )}
      </div>
    );
  });
}

function unfoldedNeighbours(
  id: string,
  { picture, state }: Pick<EntityMenuProps, 'picture' | 'state'>,
): string[] {
  const unfolded = new Set(state.unfolded);
  const near = picture.edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
  return [...new Set(near)].filter((urn) => unfolded.has(urn));
}
