import { Button, Checkbox, Collapse, Group, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SourceFieldsProps } from './schedule-fields.js';

/** Settings that few sources need: executor, version and debug output. */
export function FurtherFields({ form: { executorId, version, isDebug }, onChange }: SourceFieldsProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <div>
      <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Fewer settings' : 'Further settings'}
      </Button>
      <Collapse expanded={isOpen}>
        <Stack gap="sm" pt="xs">
          <Group align="flex-start" gap="sm">
            <TextInput
              label="Executor"
              description="“default” is this service."
              value={executorId}
              onChange={({ currentTarget }) => {
                onChange({ executorId: currentTarget.value });
              }}
            />
            <TextInput
              label="Version of the connectors"
              description="Empty: the version of the executor."
              value={version}
              onChange={({ currentTarget }) => {
                onChange({ version: currentTarget.value });
              }}
            />
          </Group>
          <Checkbox
            label="Write debug output to the log"
            checked={isDebug}
            onChange={({ currentTarget }) => {
              onChange({ isDebug: currentTarget.checked });
            }}
          />
        </Stack>
      </Collapse>
    </div>
  );
}
