import { Stack } from '@mantine/core';
import type { TabProps } from '../../entity-of-page.js';
import { DescriptionPart } from './description-part.js';
import { LinksPart } from './links-part.js';

/** Descriptions from people and sources, and links to further documents. */
export function DocumentationTab({ entity }: TabProps) {
  return (
    <Stack gap="xl" maw="56rem">
      <DescriptionPart key={entity.urn} entity={entity} />
      <LinksPart entity={entity} />
    </Stack>
  );
}
