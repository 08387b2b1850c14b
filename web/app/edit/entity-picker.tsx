import { Combobox, Loader, TextInput, useCombobox, Text, Input } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { EntityType } from '../api/types.graphql.js';
import { RemoveButton } from './remove-button.js';
import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { singleFlight } from '../api/single-flight.js';
import { useMe } from '../shell/use-me.js';
import { describeEntityType, enumOfType } from '../types/entity-types.js';
import { namedEntity, kindOf } from '../types/entity-link.js';
import { EntityIcon } from '../parts/icons.js';
import { typeOfUrn } from '../types/urn.js';
import { useOperation } from '../api/use-operation.js';
import { creatableByName } from './creatable-types.js';
import { createEntity } from './create-entity.js';
import { pickOptions, type PickOptions } from './pick-options.js';
import classes from './entity-picker.module.css';
import { PickerMatches, PickerStart } from './entity-picker.graphql.js';

export interface EntityPickerProps {
  /** As in URNs, e.g. `tag`. */
  readonly types: readonly string[];
  readonly label: string;
  /** True: only screen readers get the label. */
  readonly isLabelHidden?: boolean;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
  readonly onPick: (entity: EntityLinkFragment) => void;
  /** True: offer to create a missing entity if the actor may. */
  readonly canCreate?: boolean;
  /** URNs that are not offered, e.g. because they are already chosen. */
  readonly hidden?: readonly string[];
  readonly autoFocus?: boolean;
  /** True: the list of matches belongs to the popover, so that a click on it does not close the popover. */
  readonly isInPopover?: boolean;
}

const CREATE = 'create:';

/** Finds an entity by its name: type, choose with the arrows, Enter. The field is empty again after a choice. */
export function EntityPicker(props: EntityPickerProps) {
  const {
    types,
    label,
    isLabelHidden = false,
    error,
    onPick,
    canCreate = false,
    hidden = [],
    autoFocus = false,
    isInPopover = false,
  } = props;
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), 150);
  const [problem, setProblem] = useState<string>();
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const { entities, isPending, error: failure } = usePickMatches(types, wanted);
  const isStale = isPending || wanted !== text.trim();
  const newType = creatableByName(types, useMe()?.platformPrivileges);
  const options = pickOptions(entities, text, {
    hidden: new Set(hidden),
    canCreate: canCreate && newType !== undefined,
    isStale,
  });
  const offered = [text, options.newName, ...options.entities.map(({ urn }) => urn)].join(' ');
  useEffect(() => {
    if (text !== '') combobox.selectFirstOption();
    // `combobox` is left out: it is a new object in each render.
  }, [offered]);
  const running = useRef(new Set<string>());
  const choose = async (value: string): Promise<void> => {
    setProblem(undefined);
    try {
      const picked = value.startsWith(CREATE)
        ? newType && (await created(newType, value.slice(CREATE.length)))
        : options.entities.find(({ urn }) => urn === value);
      if (picked) onPick(picked);
      setText('');
      combobox.closeDropdown();
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => void singleFlight(running.current, value, () => choose(value))}
      withinPortal={!isInPopover}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          {...(isLabelHidden ? { 'aria-label': label } : { label })}
          placeholder="Type a name"
          size="sm"
          value={text}
          error={problem ?? failure?.message ?? error}
          data-autofocus={autoFocus || undefined}
          rightSection={isStale ? <Loader size={14} /> : null}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <PickList options={options} type={newType} isPending={isStale} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

async function created(type: Parameters<typeof createEntity>[0], name: string): Promise<EntityLinkFragment> {
  const urn = await createEntity(type, { name });
  return namedEntity(urn, name);
}

interface PickListProps {
  readonly options: PickOptions;
  readonly type: string | undefined;
  readonly isPending: boolean;
}

function PickList({ options: { entities, newName }, type, isPending }: PickListProps) {
  return (
    <Combobox.Options aria-label="Matches" mah={260} style={{ overflowY: 'auto' }}>
      {entities.map((entity) => (
        <Combobox.Option key={entity.urn} value={entity.urn}>
          <PickedEntity entity={entity} />
        </Combobox.Option>
      ))}
      {newName !== undefined && type !== undefined && (
        <Combobox.Option value={`${CREATE}${newName}`}>
          Create {describeEntityType(type).label.toLowerCase()} “{newName}”
        </Combobox.Option>
      )}
      {entities.length === 0 && newName === undefined && (
        <Combobox.Empty>{isPending ? 'Searching' : 'No matches'}</Combobox.Empty>
      )}
    </Combobox.Options>
  );
}

/** An entity in a list of choices: its icon, its name and its kind. */
export function PickedEntity({ entity }: { readonly entity: EntityLinkFragment }) {
  return (
    <span className={classes.entity} title={entity.urn}>
      <EntityIcon type={typeOfUrn(entity.urn)} size={14} />
      <span className={classes.name}>{entity.overview.name}</span>
      <Text component="span" size="xs" className={classes.kind ?? ''}>
        {kindOf(entity)}
      </Text>
    </span>
  );
}

export interface PickedFieldProps {
  readonly label: string;
  readonly types: readonly string[];
  readonly picked: EntityLinkFragment | null;
  readonly onChange: (picked: EntityLinkFragment | null) => void;
  readonly hidden?: readonly string[];
}

/** A field of a form that holds one entity: a picker until one is chosen. */
export function PickedField({ label, types, picked, onChange, hidden = [] }: PickedFieldProps) {
  if (picked === null) return <EntityPicker types={types} label={label} hidden={hidden} onPick={onChange} />;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={classes.item}>
        <PickedEntity entity={picked} />
        <RemoveButton name={picked.overview.name} onClick={() => onChange(null)} />
      </div>
    </Input.Wrapper>
  );
}

export interface PickMatches {
  readonly entities: readonly EntityLinkFragment[];
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** Entities whose name matches the text; the first ten of the types for an empty text. */
function usePickMatches(types: readonly string[], text: string): PickMatches {
  const values = types.map((type) => enumOfType(type) as EntityType);
  const isStart = text === '';
  const start = useOperation(PickerStart, { types: values }, { enabled: isStart });
  const matches = useOperation(
    PickerMatches,
    { types: values, query: text },
    { enabled: !isStart, keepsPrevious: true },
  );
  const { isPending, error } = isStart ? start : matches;
  const entities = isStart
    ? start.data?.searchAcrossEntities?.searchResults.map(({ entity }) => entity)
    : matches.data?.autoCompleteForMultiple?.suggestions.flatMap((each) => each.entities);
  return { entities: entities ?? [], isPending, error };
}
