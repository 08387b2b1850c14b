/** The page number of a list in the address, `?page=2`. */
import { useSearchParams } from 'react-router';
import { withParameter } from './parameters.js';

export interface PageNumber {
  /** From 1. */
  readonly page: number;
  readonly setPage: (page: number) => void;
}

/** The page number of the list, kept in the address. */
export function usePageNumber(): PageNumber {
  const [parameters, setParameters] = useSearchParams();
  return {
    page: readPageNumber(parameters),
    setPage: (page) => {
      setParameters((before) => writePageNumber(before, page));
    },
  };
}

/** Limit at which offsets of pages of up to 200 entries still fit into a GraphQL `Int`. */
const PAGE_NUMBER = /^[1-9]\d{0,6}$/;

/** @returns the page from 1; also 1 for a text that is not a decimal whole number */
export function readPageNumber(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? '';
  return PAGE_NUMBER.test(text) ? Number(text) : 1;
}

/** Keeps the other parameters. The first page has no parameter. */
export function writePageNumber(parameters: URLSearchParams, page: number): URLSearchParams {
  return withParameter(parameters, 'page', page === 1 ? undefined : String(page));
}
