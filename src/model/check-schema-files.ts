/** Holds schema files against the meta-schemas, and annotation paths against the shapes that they point into. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonObject } from '../kernel/json.js';
import { ANNOTATIONS, ASPECT_SCHEMA, ENTITY_SCHEMA, SHAPE_SCHEMA, TYPES_SCHEMA } from './meta-schemas.js';
import { SchemaError, type SchemaFile, type SchemaFiles } from './read-schema-files.js';
import type { SchemaIndex } from './schema-index.js';

/** @throws SchemaError with the file and the path in it */
export function checkSchemaFiles(files: SchemaFiles): void {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  ajv.addSchema(SHAPE_SCHEMA);
  const check = (list: readonly SchemaFile[], schema: JsonObject): void => {
    const validate = ajv.compile(schema);
    for (const file of list) checkFile(file, validate);
  };
  check(files.entities, ENTITY_SCHEMA);
  check(files.aspects, ASPECT_SCHEMA);
  check(files.types, TYPES_SCHEMA);
}

/** @throws SchemaError for an annotation whose path leads nowhere */
export function checkAnnotationPaths(files: SchemaFiles, schemas: SchemaIndex): void {
  for (const { file, content } of files.aspects) {
    for (const keyword of Object.keys(ANNOTATIONS)) {
      if (keyword === 'x-aspect') continue;
      for (const path of Object.keys((content[keyword] ?? {}) as JsonObject)) {
        if (schemas.leadsSomewhere(content, path)) continue;
        throw new SchemaError(
          file,
          `/${keyword}/${path}`,
          'no payload of this shape has a value at that path',
        );
      }
    }
  }
}

function checkFile({ file, content }: SchemaFile, validate: ValidateFunction): void {
  if (validate(content)) return;
  // Of the alternatives that did not fit, the deepest error is the one that tells most.
  const errors = validate.errors ?? [];
  const [error] = [...errors].sort((left, right) => right.instancePath.length - left.instancePath.length);
  const extra = error?.params['additionalProperty'] as string | undefined;
  const problem = extra === undefined ? (error?.message ?? 'is not valid') : `unknown keyword "${extra}"`;
  throw new SchemaError(file, error?.instancePath ?? '', problem);
}
