import { Button, CloseButton, Group, Menu, Text } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { BULK_ACTIONS, type BulkAction } from './bulk-action.js';
import classes from './bulk-bar.module.css';
import { BulkDialog } from './bulk-dialog.js';
import type { Selection } from './use-selection.js';

/** A bar at the bottom of the window with actions on the selected hits. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const [action, setAction] = useState<BulkAction>();
  return (
    <>
      {selection.count > 0 && (
        <div className={classes.bar} role="region" aria-label="Selected results">
          <Group gap="xs" wrap="nowrap">
            <Text size="sm" fw={600} role="status">
              {`${selection.count.toLocaleString('en')} selected`}
            </Text>
            <Menu position="top" withinPortal>
              <Menu.Target>
                <Button size="compact-sm" rightSection={<IconChevronUp size={14} aria-hidden />}>
                  Change
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {BULK_ACTIONS.map((actions, index) => (
                  <Fragment key={index}>
                    {index > 0 && <Menu.Divider />}
                    {actions.map((each) => (
                      <Menu.Item
                        key={each.label}
                        onClick={() => {
                          setAction(each);
                        }}
                      >
                        {each.label}
                      </Menu.Item>
                    ))}
                  </Fragment>
                ))}
              </Menu.Dropdown>
            </Menu>
            <CloseButton size="sm" aria-label="Clear the selection" onClick={selection.clear} />
          </Group>
        </div>
      )}
      {action !== undefined && (
        <BulkDialog
          key={action.label}
          action={action}
          selection={selection}
          onClose={() => {
            setAction(undefined);
          }}
        />
      )}
    </>
  );
}
