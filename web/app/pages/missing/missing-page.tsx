import { Anchor, Code, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PageTitle } from '../../parts/page-title.js';
import { decodeSafely, searchAddress } from '../../types/addresses.js';
import { wordsOfAddress } from './words-of-address.js';

export interface MissingPageProps {
  /** Default: `Page not found`. */
  readonly title?: string;
  /** What was not found. Default: the address. */
  readonly sought?: string;
  /** Explanation. Default: a sentence that there is no page at this address. */
  readonly children?: ReactNode;
}

/** The page of an unknown address: what was not found, and links to other pages. */
export function MissingPage({ title = 'Page not found', sought, children }: MissingPageProps) {
  const { pathname } = useLocation();
  const words = wordsOfAddress(pathname);
  return (
    <Stack gap="sm" py="lg" maw="42rem" style={{ overflowWrap: 'anywhere' }}>
      <PageTitle>{title}</PageTitle>
      <Title order={1}>{title}</Title>
      <Text component="div">{children ?? 'There is no page at this address:'}</Text>
      <Code block style={{ whiteSpace: 'pre-wrap' }}>
        {sought ?? decodeSafely(pathname)}
      </Code>
      <Group gap="md" component="nav" aria-label="Ways to go on">
        {words !== '' && (
          <Anchor component={Link} to={searchAddress(words)} underline="always">
            Search for “{words}”
          </Anchor>
        )}
        <Anchor component={Link} to="/browse" underline="always">
          Browse the catalog
        </Anchor>
        <Anchor component={Link} to="/" underline="always">
          Home
        </Anchor>
      </Group>
    </Stack>
  );
}
