import { ActionIcon, Menu } from '@mantine/core';
import {
  IconApi,
  IconBinaryTree2,
  IconChartBar,
  IconDatabaseImport,
  IconFileText,
  IconHistory,
  IconMenu2,
  IconPlugConnected,
  IconSettings,
  IconTopologyStar3,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CreatableType } from '../edit/creatable-types.js';
import { NewEntityItems } from '../edit/new-entity-items.js';
import { NewEntityOverlay } from '../edit/new-entity-overlay.js';
import { useFocusAfter } from '../parts/use-return-focus.js';
import { useMe, useNeo4jBrowserUrl } from './use-me.js';

/** Menu of the pages without an entity, and of the tools. */
export function MainMenu() {
  const [newType, setNewType] = useState<CreatableType>();
  const button = useFocusAfter(newType !== undefined);
  const neo4jBrowserUrl = useNeo4jBrowserUrl();
  const isIngestionManager = useMe()?.platformPrivileges.manageIngestion === true;
  return (
    <>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <ActionIcon ref={button} variant="subtle" color="gray" aria-label="Menu">
            <IconMenu2 size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to="/browse" leftSection={<IconBinaryTree2 size={16} aria-hidden />}>
            Browse
          </Menu.Item>
          <Menu.Item component={Link} to="/documents" leftSection={<IconFileText size={16} aria-hidden />}>
            Documents
          </Menu.Item>
          <Menu.Item component={Link} to="/analytics" leftSection={<IconChartBar size={16} aria-hidden />}>
            Analytics
          </Menu.Item>
          <Menu.Item component={Link} to="/changes" leftSection={<IconHistory size={16} aria-hidden />}>
            Changes
          </Menu.Item>
          {isIngestionManager && (
            <Menu.Item
              component={Link}
              to="/sources"
              leftSection={<IconPlugConnected size={16} aria-hidden />}
            >
              Ingestion sources
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to="/ingestion"
            leftSection={<IconDatabaseImport size={16} aria-hidden />}
          >
            Ingestion runs
          </Menu.Item>
          <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={16} aria-hidden />}>
            Settings
          </Menu.Item>
          <Menu.Divider />
          <NewEntityItems onChoose={setNewType} />
          <Menu.Divider />
          <Menu.Item component="a" href="/api/graphiql" leftSection={<IconApi size={16} aria-hidden />}>
            GraphiQL
          </Menu.Item>
          <Menu.Item component="a" href="/restli/docs" leftSection={<IconApi size={16} aria-hidden />}>
            API documentation
          </Menu.Item>
          {neo4jBrowserUrl !== undefined && (
            <Menu.Item
              component="a"
              href={neo4jBrowserUrl}
              leftSection={<IconTopologyStar3 size={16} aria-hidden />}
            >
              Neo4j Browser
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {newType && (
        <NewEntityOverlay
          type={newType}
          onClose={() => {
            setNewType(undefined);
          }}
        />
      )}
    </>
  );
}
