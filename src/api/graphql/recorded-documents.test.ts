/** Validates recorded GraphQL documents of existing clients against the schema. */
import { join } from 'node:path';
import { Kind, validate, type DocumentNode } from 'graphql';
import { loadModel } from '../../model/load-model.js';
import { describeRecordings } from '../../../test/helpers/recordings.js';
import {
  NO_DOCUMENTS,
  recordedDocuments,
  recordedRequests,
} from '../../../test/helpers/unit/recorded-documents.js';
import { buildCatalogSchema } from './build-schema.js';
import { readSdl } from './sdl.js';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'schemas');
const schema = buildCatalogSchema(readSdl(join(FOLDER, 'graphql')), loadModel([FOLDER]));

/** Root fields that clients request and the schema does not have, with reasons. */
const NOT_BUILT: Readonly<Record<string, string>> = {
  x: 'no field of any server: the recording shows how the client takes errors',
};

const documents = recordedDocuments();
const missing = documents.map(({ document }) => rootFields(document).filter((name) => !isServed(name)));
const served = documents.filter((_, index) => missing[index]?.length === 0);

function rootFields({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((each) =>
          each.kind === Kind.FIELD ? [each.name.value] : [],
        )
      : [],
  );
}

function isServed(name: string): boolean {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return name.startsWith('__') || roots.some((type) => type?.getFields()[name] !== undefined);
}

describeRecordings('recorded documents', () => {
  it('exist in sufficient number', () => {
    expect(served.length).toBeGreaterThan(80);
  });

  it('are parsed, except for known texts that are not documents', () => {
    const places = new Set(documents.map(({ place }) => place));
    const others = recordedRequests().filter(({ place }) => !places.has(place));
    expect(others.map(({ place }) => place)).toEqual(Object.keys(NO_DOCUMENTS));
  });

  it('select only root fields of the schema, except for known missing ones', () => {
    expect([...new Set(missing.flat())].sort()).toEqual(Object.keys(NOT_BUILT).sort());
  });

  it.each(served)('$place fits the schema', ({ document }) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });
});
