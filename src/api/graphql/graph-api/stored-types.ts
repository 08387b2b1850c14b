/**
 * The public types of the model that Trellis ships are stored in `schemas/graphql/graph-api-types.graphql`. `npm run generate` writes the
 * file, so that a service needs the library only for its first query of the graph.
 */
import { parse, print, type DocumentNode } from 'graphql';

const FINGERPRINT = '# Fingerprint of the definition: ';

export function toStoredTypes(types: DocumentNode, fingerprint: string): string {
  return `# The public types of the graph API. Written by \`npm run generate\`.\n${FINGERPRINT}${fingerprint}\n\n${print(types)}\n`;
}

/** @returns undefined if the stored types are those of another definition, because the service has a model of its own */
export function fromStoredTypes(stored: string, fingerprint: string): DocumentNode | undefined {
  const isSame = stored.split('\n').includes(FINGERPRINT + fingerprint);
  return isSame ? parse(stored, { noLocation: true }) : undefined;
}
