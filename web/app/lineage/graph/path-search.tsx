import { CloseButton, Combobox, InputBase, Loader, Text, useCombobox, Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconRoute } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useOperation } from '../../api/use-operation.js';
import { PathEnd, PathEnds } from './path-ends.graphql.js';
import { placeWords } from './picture.js';
import classes from './path-search.module.css';

export interface PathSearchProps {
  /** URN of the start, which is not offered. */
  readonly start: string;
  /** URN. */
  readonly pathTo: string | undefined;
  readonly onChange: (pathTo: string | undefined) => void;
}

/** Finds an entity by name and draws the shortest paths to it. */
export function PathSearch({ start, pathTo, onChange }: PathSearchProps) {
  const [text, setText] = useState<string>();
  const [query] = useDebouncedValue(text?.trim() ?? '', 200);
  const combobox = useCombobox();
  const field = useRef<HTMLInputElement>(null);
  const found = useOperation(
    PathEnds,
    { input: { query, limit: 5 } },
    { enabled: query !== '', keepsPrevious: true },
  );
  const end = useOperation(PathEnd, { urn: pathTo ?? '' }, { enabled: pathTo !== undefined });
  const entities = (found.data?.autoCompleteForMultiple?.suggestions ?? [])
    .flatMap((kind) => kind.entities)
    .filter(({ urn }) => urn !== start);
  const name = pathTo === undefined ? '' : (end.data?.entity?.overview.name ?? pathTo);
  const clear = () => {
    setText(undefined);
    onChange(undefined);
    field.current?.focus();
  };
  return (
    <Combobox
      store={combobox}
      width={320}
      position="bottom-start"
      onOptionSubmit={(urn) => {
        setText(undefined);
        onChange(urn);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <InputBase
          ref={field}
          role="combobox"
          size="xs"
          w={200}
          aria-label="Show paths to an entity"
          placeholder="Show paths to…"
          leftSection={<IconRoute size={14} aria-hidden />}
          rightSection={
            found.isFetching ? (
              <Loader size={12} />
            ) : (
              pathTo !== undefined && <CloseButton size="xs" aria-label="Remove the path" onClick={clear} />
            )
          }
          rightSectionPointerEvents="all"
          value={text ?? name}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            combobox.openDropdown();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            setText(undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={query === '' || found.data === undefined}>
        <Combobox.Options aria-label="Found entities" mah={320} style={{ overflowY: 'auto' }}>
          {entities.length === 0 && <Combobox.Empty>No matches</Combobox.Empty>}
          {entities.map((entity) => (
            <Combobox.Option key={entity.urn} value={entity.urn}>
              <Text size="sm" truncate>
                {entity.overview.name}
              </Text>
              <Text size="xs" truncate className={classes.place ?? ''}>
                {placeWords(entity)}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

export interface NoPathProps {
  /** Of the start. */
  readonly name: string;
  /** URN. */
  readonly pathTo: string;
}

/** Says that no lineage connects the start with the target of the path search. */
export function NoPath({ name, pathTo }: NoPathProps) {
  const { data, isPending } = useOperation(PathEnd, { urn: pathTo });
  if (isPending) return null;
  return (
    <Alert variant="light" color="yellow" p="xs" role="status" style={{ overflowWrap: 'anywhere' }}>
      {`No lineage path connects ${name} and ${data?.entity?.overview.name ?? pathTo}.`}
    </Alert>
  );
}
