/** A small corpus in all forms that connectors write. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { itReturnsConnectorOutput } from '../helpers/connector-output.js';

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => join(import.meta.dirname, name));

describe('the output of connectors', () => {
  itReturnsConnectorOutput(files, { values: 15, snapshotValues: 6 });
});
