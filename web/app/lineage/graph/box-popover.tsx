import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Group, Menu, Text } from '@mantine/core';
import { IconArrowRight, IconCopy, IconRoute, IconTarget } from '@tabler/icons-react';
import { Link } from 'react-router';
import { copyText } from '../../parts/copy-button.js';
import { entityAddress } from '../../types/addresses.js';
import { typeOfUrn } from '../../types/urn.js';
import { type GraphStateProps, MAX_HOPS, DIRECTIONS, fold, isGrown } from './graph-state.js';
import classes from './graph-popovers.module.css';
import { findBox } from './box-keys.js';
import { GroupPopover } from './group-popover.js';
import { type Picture, type Box, type BoxEntity, number } from './picture.js';
import { useGraphActions } from './graph-context.js';

export interface BoxPopoverProps extends GraphStateProps {
  readonly id: string;
  readonly picture: Picture;
  readonly start: string;
  readonly onClose: () => void;
}

/** The menu of an entity or the list of a group, next to its box. The whole graph shares one, so that boxes stay light. */
export function BoxPopover({ id, picture, onClose, ...rest }: BoxPopoverProps) {
  const box = picture.nodes.find((node) => node.id === id);
  // The box of a group disappears when all of its members are drawn.
  const [owner] = useState(box?.group?.of);
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const canvas = anchor.current?.closest('.react-flow');
    return () => {
      if (canvas?.isConnected === true && document.activeElement === document.body)
        (findBox(id, canvas) ?? findBox(owner ?? '', canvas))?.focus({ preventScroll: true });
    };
  }, [id, owner]);
  if (box === undefined) return null;
  const { x, y, width } = box;
  const target = (
    <div
      ref={anchor}
      // Only a position and the name of the menu. The box is what opens it.
      aria-hidden
      aria-label={box.entity?.overview.name}
      className={classes.anchor}
      style={{ transform: `translate(${x}px, ${y}px)`, width, height: Math.min(64, box.height) }}
    />
  );
  const props = { box, picture, target, onClose, ...rest };
  if (box.group) return <GroupPopover {...props} group={box.group} />;
  if (box.entity) return <EntityMenu {...props} entity={box.entity} />;
  return null;
}

interface EntityMenuProps extends GraphStateProps {
  readonly box: Box;
  readonly entity: BoxEntity;
  readonly picture: Picture;
  readonly start: string;
  /** Position of the menu. */
  readonly target: ReactElement;
  readonly onClose: () => void;
}

/** Actions for an entity in the graph. */
function EntityMenu(props: EntityMenuProps) {
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
            onClick={() => change((before) => ({ ...before, pathTo: box.id }))}
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
          <Menu.Item onClick={() => toggleColumns(box.id)}>
            {state.openColumns.includes(box.id) ? 'Hide columns' : 'Show columns'}
          </Menu.Item>
        )}
        {unfolded.length > 0 && (
          <Menu.Item onClick={() => change((before) => fold(before, unfolded))}>
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
        {hidden > 0 && <Menu.Item onClick={() => grow(side)}>Show {number(hidden)} more</Menu.Item>}
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
              onClick={() => grow(side, hops)}
            >
              {hops}
            </Menu.Item>
          ))}
        </Group>
        {isGrown(state, side, start) && (
          <Menu.Item onClick={() => collapse(side)}>Hide {words} entities</Menu.Item>
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
