import { useOperation } from '../../api/use-operation.js';
import { EntityPicker } from '../../edit/entity-picker.js';
import { LabelsEditor } from '../../edit/labels-editor.js';
import { useEdit } from '../../edit/use-edit.js';
import { EntityLink } from '../../parts/entity-link.js';
import { Loading } from '../../parts/loading.js';
import { Problem } from '../../parts/problem.js';
import { typeOfUrn } from '../../types/urn.js';
import { GroupMembers } from '../graph/group-members.graphql.js';
import type { Direction } from '../state/graph-state.js';
import { addNeighbour, removeNeighbour } from './lineage-edits.js';
import { neighbourTypes } from './neighbour-types.js';

/** Number of listed neighbours. */
const MOST = 200;

export interface NeighbourEditorProps {
  readonly urn: string;
  readonly direction: Direction;
}

/** Direct neighbours on one side of an entity, with a field to add one and a button to remove each. */
export function NeighbourEditor({ urn, direction }: NeighbourEditorProps) {
  const input = {
    urn,
    direction,
    count: MOST,
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
        {...(total > MOST && { note: `The first ${MOST} of ${total.toLocaleString('en')} neighbours.` })}
      />
      {!data && <Loading lines={4} label="Loading the neighbours" />}
    </>
  );
}
