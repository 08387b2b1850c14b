import { lazy, Suspense } from 'react';
import type { NewEntityDialogProps } from './new-entity-dialog.js';

const NewEntityDialog = lazy(async () => ({
  default: (await import('./new-entity-dialog.js')).NewEntityDialog,
}));

/** The dialog that creates an entity, loaded when it is first opened. */
export function NewEntityOverlay(dialog: NewEntityDialogProps) {
  return (
    <Suspense>
      <NewEntityDialog {...dialog} />
    </Suspense>
  );
}
