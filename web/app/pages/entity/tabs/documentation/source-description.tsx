import { Button, Collapse, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Markdown } from '../../../../parts/markdown.js';
import classes from './documentation.module.css';

/** A note that an edited description replaces the one of the source, which is shown on demand. */
export function SourceDescription({ text }: { readonly text: string }) {
  const [isShown, { toggle }] = useDisclosure(false);
  return (
    <div className={classes.source}>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          Edited in the catalog. The source describes it differently.
        </Text>
        <Button size="compact-xs" variant="subtle" aria-expanded={isShown} onClick={toggle}>
          {isShown ? 'Hide the source’s description' : 'Show the source’s description'}
        </Button>
      </Group>
      <Collapse expanded={isShown}>
        <Markdown text={text} />
      </Collapse>
    </div>
  );
}
