import { Button, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useMemo, useState, useId } from 'react';
import { IconChevronRight } from '@tabler/icons-react';
import { useOperation } from '../../../../api/use-operation.js';
import { CopyButton } from '../../../../parts/copy-button.js';
import { Empty } from '../../../../parts/empty.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { FilterBox } from '../../../../parts/filter-box.js';
import type { TabProps } from '../../entity-of-page.js';
import { filteredText, useListState } from '../contents/list-state.js';
import { filterAspects, firstOpen, joinAspects, type StoredAspect } from './stored-aspects.js';
import { RawTab as RawTabOperation } from './raw.graphql.js';
import { prettyJson, sizeText } from './json-text.js';
import { JsonView } from './json-view.js';
import classes from './raw.module.css';

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
        onToggleAll={() =>
          toggle(
            found.map(({ name }) => name),
            !isAllOpen,
          )
        }
      />
      {found.length === 0 && <Empty title="No aspect matches the filter">Try fewer or shorter words.</Empty>}
      <Stack gap="xs">
        {found.map(({ name, payload }) => (
          <AspectPanel
            key={name}
            name={name}
            payload={payload}
            isOpen={open.has(name)}
            onToggle={() => toggle([name], !open.has(name))}
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
        onChange={(typed) => change({ query: typed })}
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

interface AspectPanelProps {
  readonly name: string;
  /** Stored JSON. */
  readonly payload: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One collapsible aspect. */
function AspectPanel({ name, payload, isOpen, onToggle }: AspectPanelProps) {
  const body = useId();
  const text = useMemo(() => prettyJson(payload), [payload]);
  return (
    <section className={classes.panel}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={onToggle}
          >
            <IconChevronRight size={14} aria-hidden className={classes.chevron} />
            {name}
          </button>
        </h3>
        <Text size="xs" c="dimmed" span>
          {sizeText(payload.length)}
        </Text>
        <CopyButton text={text} label={`Copy ${name}`} />
      </div>
      <div id={body}>{isOpen && <JsonView text={text} label={`JSON of ${name}`} />}</div>
    </section>
  );
}
