import { Alert, Text } from '@mantine/core';
import type { ImportDocumentsMutation } from '../documents.graphql.js';
import classes from '../documents.module.css';

type Outcome = ImportDocumentsMutation['importDocumentsFromFiles'];

/** What an import did with the files. */
export function ImportOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { createdCount, updatedCount, failedCount, errors } = outcome;
  return (
    <Alert
      role="status"
      color={failedCount > 0 ? 'yellow' : 'leaf'}
      title={`Created: ${createdCount.toLocaleString('en')} · updated: ${updatedCount.toLocaleString('en')} · refused: ${failedCount.toLocaleString('en')}`}
    >
      {errors.length > 0 && (
        <ul className={classes.list}>
          {errors.map((error) => (
            <li key={error}>
              <Text size="sm">{error}</Text>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
