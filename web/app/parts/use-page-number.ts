import { useSearchParams } from 'react-router';
import { readPageNumber, writePageNumber } from './page-number.js';

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
