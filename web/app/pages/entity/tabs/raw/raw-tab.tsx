import { Button, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useOperation } from '../../../../api/use-operation.js';
import { CopyButton } from '../../../../parts/copy-button.js';
import { Empty } from '../../../../parts/empty.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import type { TabProps } from '../../entity-of-page.js';
import { FilterBox } from '../../../../parts/filter-box.js';
import { filteredText } from '../contents/shown-text.js';
import { useListState } from '../contents/use-list-state.js';
import { AspectPanel } from './aspect-panel.js';
import { filterAspects, firstOpen, joinAspects, type StoredAspect } from './stored-aspects.js';
import { RawTab as RawTabOperation } from './raw.graphql.js';

/** All aspects of the entity as they are stored. */
export function RawTab({ entity: { urn } }: TabProps) {
  const { data, error, isPending, refetch } = useOperation(RawTabOperation, { urn });
  if (error)
    return <Problem error={error} title="The aspects could not be loaded" onRetry={() => void refetch()} />;
  if (isPending) return <Loading label="Loading the aspects" />;
  const aspects = (data.entity?.aspects ?? []).map(({ aspectName, payload }) => ({
    name: aspectName,
    payload: payload ?? 'null',
  }));
  return (
    <section>
      <VisuallyHidden>
        <Title order={2}>Raw</Title>
      </VisuallyHidden>
      {aspects.length === 0 ? (
        <Empty title="No aspects are stored">
          Other entities refer to this one, but it has no metadata yet.
        </Empty>
      ) : (
        <AspectList aspects={aspects} />
      )}
    </section>
  );
}

function AspectList({ aspects }: { readonly aspects: readonly StoredAspect[] }) {
  const [{ query }] = useListState();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(aspects));
  const found = useMemo(() => filterAspects(aspects, query), [aspects, query]);
  const isAllOpen = found.every(({ name }) => open.has(name));
  const toggle = (names: readonly string[], isOpen: boolean): void => {
    const others = [...open].filter((name) => !names.includes(name));
    setOpen(new Set(isOpen ? [...others, ...names] : others));
  };
  return (
    <>
      <ListTools
        aspects={aspects}
        found={found}
        isAllOpen={isAllOpen}
        onToggleAll={() => {
          toggle(
            found.map(({ name }) => name),
            !isAllOpen,
          );
        }}
      />
      {found.length === 0 && <Empty title="No aspect matches the filter">Try fewer or shorter words.</Empty>}
      <Stack gap="xs">
        {found.map(({ name, payload }) => (
          <AspectPanel
            key={name}
            name={name}
            payload={payload}
            isOpen={open.has(name)}
            onToggle={() => {
              toggle([name], !open.has(name));
            }}
          />
        ))}
      </Stack>
    </>
  );
}

interface ListToolsProps {
  readonly aspects: readonly StoredAspect[];
  /** Aspects that match the filter. */
  readonly found: readonly StoredAspect[];
  readonly isAllOpen: boolean;
  readonly onToggleAll: () => void;
}

function ListTools({ aspects, found, isAllOpen, onToggleAll }: ListToolsProps) {
  const [{ query }, change] = useListState();
  return (
    <Group gap="sm" pb="sm">
      <FilterBox
        label="Filter by name or text"
        value={query}
        onChange={(typed) => {
          change({ query: typed });
        }}
      />
      <Text size="sm" c="dimmed" role="status">
        {filteredText(found.length, aspects.length)}
      </Text>
      <Group gap="xs" ml="auto">
        <Button size="compact-sm" variant="default" onClick={onToggleAll}>
          {isAllOpen ? 'Close all' : 'Open all'}
        </Button>
        <CopyButton text={joinAspects(found)} label="Copy all as one JSON object" />
      </Group>
    </Group>
  );
}
