import { Stack, Title } from '@mantine/core';
import { PageTitle } from '../../../parts/page-title.js';
import { SOURCES } from '../../../types/addresses.js';
import { SourceEditor } from './source-editor.js';

/** The form of a new source at `/sources/new`. */
export function NewSourcePage() {
  return (
    <Stack gap="sm" maw="60rem">
      <PageTitle>New ingestion source</PageTitle>
      <Title order={1}>New ingestion source</Title>
      <SourceEditor cancelAddress={SOURCES} />
    </Stack>
  );
}
