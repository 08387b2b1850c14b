import { DialogButton } from '../../../../edit/dialog-button.js';
import { ListEditor } from '../../../../edit/list-editor.js';
import { typeOfUrn } from '../../../../types/urn.js';
import type { FeatureRow } from './feature-rows.js';
import { namedEntity } from '../../../../types/entity-link.js';

export interface EditFeaturesProps {
  readonly urn: string;
  readonly name: string;
  readonly rows: readonly FeatureRow[];
}

/** A button for a dialog that edits the features of a model, or the features and primary keys of a feature table. */
export function EditFeatures({ urn, name, rows }: EditFeaturesProps) {
  const isTable = typeOfUrn(urn) === 'mlFeatureTable';
  const aspectName = isTable ? 'mlFeatureTableProperties' : 'mlModelProperties';
  return (
    <DialogButton label="Edit features…" title={`Features of ${name}`}>
      {isTable && (
        <ListEditor
          list={{ urn, aspectName, member: 'mlPrimaryKeys' }}
          entries={rows.filter(({ isKey }) => isKey).map(linkOf)}
          label="Add a primary key"
          types={['mlPrimaryKey']}
        />
      )}
      <ListEditor
        list={{ urn, aspectName, member: 'mlFeatures' }}
        entries={rows.filter(({ isKey }) => !isKey).map(linkOf)}
        label="Add a feature"
        types={['mlFeature']}
      />
    </DialogButton>
  );
}

function linkOf({ urn, name }: FeatureRow) {
  return namedEntity(urn, name);
}
