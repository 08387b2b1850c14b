import { Skeleton, Stack, Title } from '@mantine/core';
import { Problem } from '../../../parts/problem.js';
import { chooseValue } from '../state/change-filters.js';
import type { SearchState } from '../state/search-state.js';
import { FacetBlock } from './facet-block.js';
import classes from './facets.module.css';
import type { Facet, Facets } from './use-facets.js';

export interface FacetListProps {
  readonly facets: Facets;
  readonly state: SearchState;
  readonly onChange: (next: SearchState) => void;
}

/** Number of empty blocks shown until the facets are counted. */
const PLACEHOLDERS = 4;

/** All facets of a search, one below the other. */
export function FacetList({ facets: { facets, error }, state, onChange }: FacetListProps) {
  if (error) return <Problem error={error} title="The filters could not be counted" />;
  const isCounting = facets.every(({ values }) => values === undefined);
  if (isCounting) return <Placeholders labels={facets.slice(0, PLACEHOLDERS).map(({ label }) => label)} />;
  return (
    <Stack gap="md">
      {facets.filter(isShown).map((facet) => (
        <FacetBlock
          key={facet.field}
          facet={facet}
          state={state}
          onChoose={(value, choice) => {
            onChange(chooseValue(state, { field: facet.field, value }, choice));
          }}
        />
      ))}
    </Stack>
  );
}

function isShown({ values, isFlag = false }: Facet): boolean {
  if (isFlag) return values?.some(({ value }) => value === 'true') ?? false;
  return values === undefined || values.length > 0;
}

function Placeholders({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Stack gap="md" aria-busy>
      {labels.map((label) => (
        <section key={label}>
          <Title order={2} className={classes.title}>
            {label}
          </Title>
          {[82, 64, 73].map((width) => (
            <Skeleton key={width} height={12} my={9} width={`${String(width)}%`} />
          ))}
        </section>
      ))}
    </Stack>
  );
}
