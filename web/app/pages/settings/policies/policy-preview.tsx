import { Alert, List, Text } from '@mantine/core';
import classes from './policies.module.css';
import type { PolicyForm } from './policy-form.js';
import { policyNotes, type NoteFacts } from './policy-notes.js';
import { policySentence } from './policy-words.js';

export interface PolicyPreviewProps {
  readonly form: PolicyForm;
  readonly facts: NoteFacts;
  /** True if the change takes the right to manage policies from the actor. */
  readonly losesOwnRight: boolean;
}

/** What the edited policy means, in words. */
export function PolicyPreview({ form, facts, losesOwnRight }: PolicyPreviewProps) {
  const notes = policyNotes(form, facts);
  return (
    <section aria-label="In words" className={classes.preview}>
      <Text fw={600} size="sm">
        In words
      </Text>
      <Text role="status" style={{ overflowWrap: 'anywhere' }}>
        {policySentence(form, facts)}
      </Text>
      {notes.length > 0 && (
        <List size="sm" c="dimmed" mt="xs">
          {notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      )}
      {losesOwnRight && <OwnRightWarning />}
    </section>
  );
}

/** Shown before the actor gives up the right to manage policies. */
function OwnRightWarning() {
  return (
    <Alert color="yellow" title="You would lose the right to manage policies" mt="xs" role="alert">
      No other policy grants it to you. Somebody else would have to change this back.
    </Alert>
  );
}
