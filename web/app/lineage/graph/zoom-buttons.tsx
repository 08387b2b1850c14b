import { ActionIcon, Tooltip } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconFocusCentered, IconMaximize, IconMinus, IconPlus, type TablerIcon } from '@tabler/icons-react';
import { Panel, useReactFlow, useStoreApi } from '@xyflow/react';
import type { Picture } from './picture.js';

/** 1,000 boxes in one layer fit into a canvas 900 pixels high. */
export const MIN_ZOOM = 0.01;

const MARGIN = 24;

/** Buttons to zoom, to show everything and to go back to the start. */
export function ZoomButtons({ picture, start }: { readonly picture: Picture; readonly start: string }) {
  const { zoomIn, zoomOut, setViewport, setCenter } = useReactFlow();
  const store = useStoreApi();
  const duration = useReducedMotion() ? 0 : 200;
  const fit = () => {
    const { width, height } = store.getState();
    const ratios = [(width - 2 * MARGIN) / picture.width, (height - 2 * MARGIN) / picture.height, 1];
    const zoom = Math.max(MIN_ZOOM, Math.min(...ratios));
    const [x, y] = [(width - picture.width * zoom) / 2, (height - picture.height * zoom) / 2];
    void setViewport({ x, y, zoom }, { duration });
  };
  const center = () => {
    const box = picture.nodes.find(({ id }) => id === start);
    if (box) void setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom: 1, duration });
  };
  return (
    <Panel position="bottom-left">
      <ActionIcon.Group orientation="vertical">
        <ZoomButton Icon={IconPlus} label="Zoom in" onClick={() => void zoomIn({ duration })} />
        <ZoomButton Icon={IconMinus} label="Zoom out" onClick={() => void zoomOut({ duration })} />
        <ZoomButton Icon={IconMaximize} label="Show the whole graph" onClick={fit} />
        <ZoomButton Icon={IconFocusCentered} label="Go to the start" onClick={center} />
      </ActionIcon.Group>
    </Panel>
  );
}

interface ZoomButtonProps {
  readonly Icon: TablerIcon;
  readonly label: string;
  readonly onClick: () => void;
}

function ZoomButton({ Icon, label, onClick }: ZoomButtonProps) {
  return (
    <Tooltip label={label} position="right">
      <ActionIcon variant="default" aria-label={label} onClick={onClick}>
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
