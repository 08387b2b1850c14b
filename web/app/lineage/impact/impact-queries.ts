import { useEffect, useRef, useState } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/request.js';
import { entityAddress } from '../../types/addresses.js';
import { useOperation } from '../../api/use-operation.js';
import { saveFile } from '../parts/save-file.js';
import { type ImpactState, impactInput, type ExportPage } from './impact-state.js';
import { CSV_HEADER, csvOfRow } from './impact-csv.js';
import { ImpactExport, ImpactFacets, ImpactPage } from './impact.graphql.js';

/** Rows in one request. */
const EXPORT_PAGE_SIZE = 500;

export interface DownloadProgress {
  readonly done: number;
  /** Undefined until known. */
  readonly total: number | undefined;
}

/** Saves all rows as CSV, not only the listed ones. */
export function useImpactDownload(urn: string, state: ImpactState) {
  const [progress, setProgress] = useState<DownloadProgress>();
  const [problem, setProblem] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  const start = async (name: string) => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setProgress({ done: 0, total: undefined });
    try {
      const parts = await readAll({ urn, state, signal: controller.signal, onProgress: setProgress });
      saveFile(`${name}.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error);
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };
  const cancel = () => {
    running.current?.abort();
  };
  return { progress, problem, start, cancel };
}

interface Reading {
  readonly urn: string;
  readonly state: ImpactState;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
}

async function readAll({ urn, state, signal, onProgress }: Reading): Promise<string[]> {
  const input = { ...impactInput(urn, state), count: EXPORT_PAGE_SIZE };
  const parts = [CSV_HEADER];
  let done = 0;
  let scrollId: string | null | undefined;
  do {
    const paged = scrollId ? { ...input, scrollId } : input;
    const page = (await request(ImpactExport, { input: paged }, signal)).scrollAcrossLineage;
    parts.push(linesOf(page));
    done += page?.searchResults.length ?? 0;
    scrollId = page?.nextScrollId;
    onProgress({ done, total: page?.total });
  } while (scrollId);
  return parts;
}

function linesOf(page: ExportPage | null): string {
  const addressOf = (urn: string) => location.origin + entityAddress(urn);
  return (page?.searchResults ?? []).map((row) => csvOfRow(row, addressOf)).join('');
}

/** Number of rows on a page. */
const LIST_PAGE_SIZE = 100;

/** Loads rows, page by page, and counts by facet. Rows are shown before the counts are loaded. */
export function useImpact(urn: string, state: ImpactState) {
  const input = impactInput(urn, state);
  const pages = useInfiniteQuery({
    queryKey: ['ImpactPage', input],
    queryFn: async ({ pageParam, signal }) => {
      const paged = { ...input, count: LIST_PAGE_SIZE, ...(pageParam !== '' && { scrollId: pageParam }) };
      return (await request(ImpactPage, { input: paged }, signal)).scrollAcrossLineage;
    },
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextScrollId,
    placeholderData: keepPreviousData,
  });
  const facets = useOperation(
    ImpactFacets,
    { input: { ...input, count: 0, searchFlags: { maxAggValues: 50 } } },
    { keepsPrevious: true },
  );
  return { pages, facets: facets.data?.searchAcrossLineage?.facets ?? [] };
}
