import { useState } from 'react';
import type { Edit } from './edit.js';
import type { DescriptionChange } from './state-edits.js';
import {
  isConflict,
  loadStoredDescription,
  type Described,
  type StoredDescription,
} from './stored-description.js';
import type { EditState } from './use-edit.js';

export interface DescriptionSave {
  /** @returns whether the description was stored */
  readonly save: (text: string) => Promise<boolean>;
  /** What somebody else has stored since the editor was opened. */
  readonly conflict: StoredDescription | undefined;
}

export interface DescriptionSaveOptions extends Described {
  /** The edited description when the editor was opened; empty for none. */
  readonly start: string;
  readonly edit: EditState;
  readonly toEdit: (change: DescriptionChange) => Edit;
}

/**
 * Stores a description only if nobody else has changed it since the editor was opened. A refusal shows what the others have stored, and
 * the next save replaces that.
 */
export function useDescriptionSave(options: DescriptionSaveOptions): DescriptionSave {
  const { start, edit, toEdit, ...described } = options;
  const [conflict, setConflict] = useState<StoredDescription>();
  const before = conflict?.text ?? start;
  const showConflict = async (error: Error): Promise<void> => {
    if (!isConflict(error)) return;
    const stored = await loadStoredDescription(described, error.aspectName).catch(() => undefined);
    if (stored === undefined) return;
    edit.forgetError();
    setConflict(stored);
  };
  return { save: (text) => edit.make(toEdit({ text, before }), showConflict), conflict };
}
