/** A fake database for readers. It records the statements and returns the answers of the test. */
import type { MetadataModel } from '../../../src/model/types.js';
import type { SearchDeps } from '../../../src/catalog/search/search-deps.js';
import {
  loadStatements,
  nameOf,
  withoutName,
  type Row,
  type RowOf,
  type RunStatement,
} from '../../../src/neo4j/statements.js';

export interface Asked {
  /** The statement's file, e.g. `search/find-hits`. */
  readonly name: string;
  readonly text: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export type Rows = readonly Readonly<Record<string, unknown>>[];

export interface FakeParts extends SearchDeps {
  /** The statements so far. */
  readonly asked: Asked[];
}

/** Returns a fake of a database that answers statements with the rows of the test, whatever their headers declare. */
export function fakeRun(
  answer: (text: string, parameters: Record<string, unknown>) => readonly Row[] | Promise<readonly Row[]>,
): RunStatement {
  return async (text, parameters = {}) => [...(await answer(text, parameters))] as RowOf<typeof text>[];
}

const load = loadStatements();

/** Creates the dependencies of a reader. By default every statement returns no rows. */
export function fakeParts(model: MetadataModel, answer: (asked: Asked) => Rows = () => []): FakeParts {
  const asked: Asked[] = [];
  return {
    model,
    asked,
    load,
    database: {
      read: fakeRun((text, parameters) => {
        const statement = { name: nameOf(text), text: withoutName(text), parameters };
        asked.push(statement);
        return answer(statement);
      }),
    },
  };
}
