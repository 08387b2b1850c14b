import type { EntityOfPage } from '../pages/entity/entity-of-page.js';

/** Props of a dialog about the entity of the page. */
export interface EntityDialogProps {
  readonly entity: EntityOfPage;
  readonly onClose: () => void;
}
