import { useEffect, useRef, useState } from 'react';
import type { GraphState } from '../state/graph-state.js';
import classes from './box-popover.module.css';
import { EntityMenu } from './entity-menu.js';
import { findBox } from './focus-box.js';
import { GroupPopover } from './group-popover.js';
import type { Picture } from './picture.js';

export interface BoxPopoverProps {
  readonly id: string;
  readonly picture: Picture;
  readonly state: GraphState;
  readonly change: (update: (state: GraphState) => GraphState) => void;
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
