import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { DialogButton } from '../../edit/dialog-button.js';
import { typeOfUrn } from '../../types/urn.js';
import { DIRECTIONS } from '../state/change-graph.js';
import type { Direction } from '../state/graph-state.js';
import { NeighbourEditor } from './neighbour-editor.js';
import { neighbourTypes } from './neighbour-types.js';

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
