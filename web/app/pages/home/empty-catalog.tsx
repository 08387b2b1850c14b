import { Code, Stack, Text, Title } from '@mantine/core';

/** Instructions for filling an empty catalog. */
export function EmptyCatalog() {
  const { origin } = location;
  return (
    <Stack gap="md" maw="44rem">
      <Title order={2}>The catalog is empty</Title>
      <Text>There are two ways to fill it.</Text>
      <div>
        <Title order={3}>Load the sample data</Title>
        <Text mb={4}>It describes an invented bike-rental company with about 190 entities.</Text>
        <Code block>npm run sample-data</Code>
      </div>
      <div>
        <Title order={3}>Run your connectors</Title>
        <Text mb={4}>Existing connectors work unmodified. Let their recipes write to this address:</Text>
        <Code block>{`sink:\n  type: datahub-rest\n  config:\n    server: ${origin}`}</Code>
        <Text mt="xs">Files that connectors wrote are loaded by the command line:</Text>
        <Code block>node dist/cli/main.js load FILE...</Code>
      </div>
    </Stack>
  );
}
