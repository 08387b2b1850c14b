import { Alert, List, Text } from '@mantine/core';
import classes from './policies.module.css';
import type { PolicyForm } from './policy-form.js';
import { policyNotes, type NoteFacts } from './policy-notes.js';
import { policySentence } from './policy-words.js';

export interface PolicyPreviewProps {
  readonly form: PolicyForm;
  readonly facts: NoteFacts;
  /** True if the change takes the privilege to manage policies from the actor. */
  readonly losesOwnRight: boolean;
}

/** The edited policy as a sentence, with notes. */
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

/** A warning before the actor loses the privilege to manage policies. */
function OwnRightWarning() {
  return (
    <Alert color="yellow" title="You would lose the right to manage policies" mt="xs" role="alert">
      No other policy grants it to you. Another user would have to grant it to you again.
    </Alert>
  );
}
