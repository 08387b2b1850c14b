import { ActionIcon, Button, Group, Loader, NativeSelect, Tooltip, Menu } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize, IconRefresh, IconDownload } from '@tabler/icons-react';
import { notifications } from '@mantine/notifications';
import { savePng, saveSvg } from './svg-picture.js';
import { MAX_HOPS, type GraphStateProps, backToStart } from './graph-state.js';
import { GraphFilters } from './graph-filters.js';
import { PathSearch } from './path-search.js';
import type { Picture } from './picture.js';

export interface GraphToolbarProps extends GraphStateProps {
  readonly urn: string;
  readonly name: string;
  readonly picture: Picture | undefined;
  readonly isFetching: boolean;
  readonly isFullScreen: boolean;
  readonly onFullScreen: () => void;
}

const HOPS = Array.from({ length: MAX_HOPS + 1 }, (_, hops) => ({
  value: String(hops),
  label: hops === 0 ? 'none' : hops === 1 ? '1 hop' : `${hops} hops`,
}));

/** Toolbar with the options and actions of the graph. */
export function GraphToolbar(props: GraphToolbarProps) {
  const { urn, name, state, change, picture, isFetching, isFullScreen, onFullScreen } = props;
  return (
    <Group gap="xs" role="toolbar" aria-label="Graph">
      <HopsSelect
        label="Upstream"
        hops={state.upstreamHops}
        onChange={(upstreamHops) => change((before) => ({ ...before, upstreamHops }))}
      />
      <HopsSelect
        label="Downstream"
        hops={state.downstreamHops}
        onChange={(downstreamHops) => change((before) => ({ ...before, downstreamHops }))}
      />
      <GraphFilters urn={urn} state={state} change={change} />
      <PathSearch
        start={urn}
        pathTo={state.pathTo}
        onChange={(pathTo) => change((before) => ({ ...before, pathTo }))}
      />
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRefresh size={14} aria-hidden />}
        onClick={() => change(backToStart)}
      >
        Reset
      </Button>
      {isFetching && <Loader size="xs" aria-label="Loading the graph" />}
      <Group gap="xs" ml="auto">
        {picture && picture.nodes.length > 1 && (
          <PictureMenu picture={picture} name={name} start={urn} pathTo={state.pathTo} />
        )}
        <Tooltip label={isFullScreen ? 'Leave full screen' : 'Full screen'}>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={isFullScreen ? 'Leave full screen' : 'Full screen'}
            onClick={onFullScreen}
          >
            {isFullScreen ? (
              <IconArrowsMinimize size={16} aria-hidden />
            ) : (
              <IconArrowsMaximize size={16} aria-hidden />
            )}
          </ActionIcon>
        </Tooltip>
      </Group>
    </Group>
  );
}

interface HopsSelectProps {
  readonly label: string;
  readonly hops: number;
  readonly onChange: (hops: number) => void;
}

function HopsSelect({ label, hops, onChange }: HopsSelectProps) {
  return (
    <Group gap={6} wrap="nowrap" component="label">
      <span style={{ fontSize: 'var(--mantine-font-size-sm)' }}>{label}</span>
      <NativeSelect
        size="xs"
        data={HOPS}
        value={String(hops)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </Group>
  );
}

interface PictureMenuProps {
  readonly picture: Picture;
  readonly name: string;
  /** Id of the box of the start. */
  readonly start: string;
  /** URN of the target of the path search. */
  readonly pathTo: string | undefined;
}

/** Saves the whole graph, including parts out of view. */
function PictureMenu({ picture, name, start, pathTo }: PictureMenuProps) {
  const saved = { picture, start, pathTo, name: `lineage ${name}` };
  const saveAsPng = () => {
    savePng(saved).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : 'The browser could not draw the picture.';
      notifications.show({ color: 'red', title: 'The picture was not saved', message });
    });
  };
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <Tooltip label="Download the picture">
          <ActionIcon variant="default" size={30} aria-label="Download the picture">
            <IconDownload size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={saveAsPng}>PNG</Menu.Item>
        <Menu.Item onClick={() => saveSvg(saved)}>SVG</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
