import { useSearchParams } from 'react-router';
import { withParameter } from '../../parts/parameters.js';
import { FilterBox } from '../../parts/filter-box.js';
import { PageControl } from '../../parts/page-control.js';
import { readPageNumber, writePageNumber } from '../../parts/page-number.js';

const PAGE_SIZE = 20;

/** Keeps the query and the page number of a settings list in the address. */
export function usePagedSearch() {
  const [parameters] = useSearchParams();
  return { query: parameters.get('query') ?? '', start: (readPageNumber(parameters) - 1) * PAGE_SIZE };
}

/** Field that narrows a list. @param label e.g. `Find users` */
export function ListSearch({ label }: { readonly label: string }) {
  const [parameters, setParameters] = useSearchParams();
  return (
    <FilterBox
      label={label}
      value={parameters.get('query') ?? ''}
      onChange={(query) => {
        const first = writePageNumber(parameters, 1);
        setParameters(withParameter(first, 'query', query || undefined), { replace: true });
      }}
    />
  );
}

/** Page buttons of a settings list. @param total number of entries on all pages */
export function ListPages({ total }: { readonly total: number }) {
  const [parameters, setParameters] = useSearchParams();
  return (
    <PageControl
      total={total}
      size={PAGE_SIZE}
      page={readPageNumber(parameters)}
      onChange={(page) => setParameters(writePageNumber(parameters, page))}
    />
  );
}
