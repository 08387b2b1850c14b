/** Generates the public types of the graph API for the model that Trellis ships. */
import { graphDefinition } from '../../src/api/graphql/graph-api/graph-definition.js';
import { buildLibrarySchema } from '../../src/api/graphql/graph-api/library-schema.js';
import { publicTypes, toStoredTypes } from '../../src/api/graphql/graph-api/public-types.js';
import type { MetadataModel } from '../../src/model/types.js';

export async function generateGraphTypes(
  path: string,
  { model, sdl }: { readonly model: MetadataModel; readonly sdl: string },
): Promise<{ readonly path: string; readonly text: string }> {
  const definition = graphDefinition(model, sdl);
  const types = publicTypes(await buildLibrarySchema(definition.documents), definition);
  return { path, text: toStoredTypes(types, definition.fingerprint) };
}
