/** Finds the last change of each schema field. */
import type { ChangeTransaction, TimelineEvent } from './build-timeline.js';
import { recordAt, textAt } from './payload-parts.js';

export interface FieldBlame {
  readonly fieldPath: string;
  readonly transaction: ChangeTransaction;
  readonly event: TimelineEvent;
}

/**
 * Returns the fields that exist after the transactions, each with its last change.
 * @param transactions of the category TECHNICAL_SCHEMA, oldest first
 */
export function blameFields(transactions: readonly ChangeTransaction[]): FieldBlame[] {
  const fields = new Map<string, FieldBlame>();
  for (const transaction of transactions) {
    for (const event of transaction.events) {
      const fieldPath = textAt(event.parameters, 'fieldPath');
      // Changes of keys have no path; they do not belong to a field.
      if (fieldPath === '') continue;
      fields.delete(textAt(recordAt(event.parameters, 'previous'), 'fieldPath'));
      if (event.operation === 'REMOVE') fields.delete(fieldPath);
      else fields.set(fieldPath, { fieldPath, transaction, event });
    }
  }
  return [...fields.values()];
}
