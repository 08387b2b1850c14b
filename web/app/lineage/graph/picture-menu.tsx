import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { savePng, saveSvg } from '../picture/save-picture.js';
import type { Picture } from './picture.js';

export interface PictureMenuProps {
  readonly picture: Picture;
  readonly name: string;
  /** Id of the box of the start. */
  readonly start: string;
  /** URN of the target of the path search. */
  readonly pathTo: string | undefined;
}

/** Saves the whole graph, including parts out of view. */
export function PictureMenu({ picture, name, start, pathTo }: PictureMenuProps) {
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
        <Menu.Item
          onClick={() => {
            saveSvg(saved);
          }}
        >
          SVG
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
