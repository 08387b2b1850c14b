import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { DiffTable } from '../parts/diff-table.js';
import { diffLines, sideBySide } from '../parts/line-diff.js';
import { EntityLink } from '../parts/entity-link.js';
import { TimeText } from '../parts/time-text.js';
import { useMe } from '../shell/use-me.js';
import type { StoredDescription } from './stored-description.js';

export interface DescriptionConflictProps {
  readonly stored: StoredDescription;
  /** The text in the editor. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Keeps the stored text and closes the editor. */
  readonly onLeave: () => void;
}

/** Shown when another user changed the description during the edit: both texts, and a choice between them. */
export function DescriptionConflict({ stored, text, onChange, onLeave }: DescriptionConflictProps) {
  const rows = sideBySide(diffLines(stored.text.split('\n'), text.split('\n')));
  return (
    <Alert
      color="yellow"
      variant="default"
      role="alert"
      icon={<IconUsers aria-hidden />}
      title={<Text fw={600}>The description has changed while you were editing it</Text>}
    >
      <Stack gap="xs">
        <Author stored={stored} />
        <Text size="sm">
          Save your text to replace the stored one, keep the stored one, or change your text until it has all
          of both. Lines with − are stored, lines with + are yours.
        </Text>
        <DiffTable
          rows={rows}
          label="Differences between the stored text and yours"
          sides={['Stored', 'Yours']}
        />
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={onLeave}>
            Keep the stored text
          </Button>
          {stored.text.trim() !== '' && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => onChange(`${text.trimEnd()}\n\n${stored.text}`)}
            >
              Add the stored text to mine
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}

function Author({ stored: { author, time } }: { readonly stored: StoredDescription }) {
  const me = useMe()?.corpUser.urn;
  const isMe = author !== null && author.urn === me;
  return (
    <Text size="sm" component="div">
      {isMe ? 'You' : author ? <EntityLink entity={author} hasMark={false} /> : 'Somebody'} changed it
      {isMe && ' in another window'}
      {time !== undefined && (
        <>
          {' '}
          <TimeText time={time} />
        </>
      )}
      .
    </Text>
  );
}
