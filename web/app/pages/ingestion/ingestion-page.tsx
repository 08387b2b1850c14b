import { useLocation } from 'react-router';
import { decodeSafely } from '../../types/addresses.js';
import { RunList } from './run-list.js';
import { RunPage } from './run-page.js';

/** `/ingestion` lists the runs, `/ingestion/<run id>` shows one. */
export function IngestionPage() {
  const { pathname } = useLocation();
  const [, , ...rest] = pathname.replace(/\/+$/, '').split('/');
  const runId = decodeSafely(rest.join('/'));
  return runId === '' ? <RunList /> : <RunPage key={runId} runId={runId} />;
}
