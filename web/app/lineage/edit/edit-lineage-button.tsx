import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { DialogButton } from '../../edit/dialog-form.js';
import { typeOfUrn } from '../../types/urn.js';
import { useOperation } from '../../api/use-operation.js';
import { EntityPicker } from '../../edit/entity-picker.js';
import { LabelsEditor } from '../../edit/labels-editor.js';
import { useEdit } from '../../edit/use-edit.js';
import { EntityLink } from '../../parts/entity-link.js';
import { Problem, Loading } from '../../parts/states.js';
import { type Direction, DIRECTIONS } from '../graph/graph-state.js';
import { GroupMembers } from '../graph/group-members.graphql.js';
import { addNeighbour, removeNeighbour, neighbourTypes } from './lineage-edits.js';

const LABELS: Readonly<Record<Direction, string>> = { UPSTREAM: 'Upstream', DOWNSTREAM: 'Downstream' };

/** Opens a dialog that adds and removes direct neighbours. Hidden for types whose lineage cannot be edited. */
export function EditLineageButton({ urn, name }: { readonly urn: string; readonly name: string }) {
  const directions = DIRECTIONS.filter((direction) => neighbourTypes(typeOfUrn(urn), direction).length > 0);
  const [chosen, setChosen] = useState<string>();
  const direction = directions.find((each) => each === chosen) ?? directions[0];
  if (direction === undefined) return null;
  return (
    <DialogButton label="Edit lineage…" title={`Lineage of ${name}`}>
      {directions.length > 1 && (
        <SegmentedControl
          aria-label="Direction"
          data={directions.map((value) => ({ value, label: LABELS[value] }))}
          value={direction}
          onChange={setChosen}
        />
      )}
      <NeighbourEditor key={direction} urn={urn} direction={direction} />
    </DialogButton>
  );
}

/** Number of listed neighbours. */
const SHOWN_NEIGHBOURS = 200;

/** Direct neighbours on one side of an entity, with a field to add one and a button to remove each. */
function NeighbourEditor({ urn, direction }: { readonly urn: string; readonly direction: Direction }) {
  const input = {
    urn,
    direction,
    count: SHOWN_NEIGHBOURS,
    orFilters: [{ and: [{ field: 'degree', values: ['1'] }] }],
  };
  const { data, error, refetch } = useOperation(GroupMembers, { input });
  const edit = useEdit();
  if (error) {
    return (
      <Problem error={error} title="The neighbours could not be loaded" onRetry={() => void refetch()} />
    );
  }
  const found = data?.scrollAcrossLineage;
  const neighbours = found?.searchResults.map(({ entity }) => entity) ?? [];
  const total = found?.total ?? 0;
  const types = neighbourTypes(typeOfUrn(urn), direction);
  // The field is there at once, because the dialog focuses it when it opens.
  return (
    <>
      <LabelsEditor
        labels={neighbours.map((entity) => ({
          urn: entity.urn,
          name: entity.overview.name,
          label: <EntityLink entity={entity} />,
          onRemove: types.includes(typeOfUrn(entity.urn))
            ? () => void edit.make(removeNeighbour(urn, { entity, direction }))
            : undefined,
        }))}
        edit={edit}
        add={
          <EntityPicker
            types={types}
            label={direction === 'UPSTREAM' ? 'Add an upstream entity' : 'Add a downstream entity'}
            hidden={[urn, ...neighbours.map((entity) => entity.urn)]}
            autoFocus
            onPick={(entity) => void edit.make(addNeighbour(urn, { entity, direction }))}
          />
        }
        {...(total > SHOWN_NEIGHBOURS && {
          note: `The first ${SHOWN_NEIGHBOURS} of ${total.toLocaleString('en')} neighbours.`,
        })}
      />
      {!data && <Loading lines={4} label="Loading the neighbours" />}
    </>
  );
}
