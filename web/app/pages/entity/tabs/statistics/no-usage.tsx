import { Empty } from '../../../../parts/empty.js';

export function NoUsage() {
  return (
    <Empty title="No usage yet">
      Ingestion from the platform reports views and users, if the platform counts them.
    </Empty>
  );
}
