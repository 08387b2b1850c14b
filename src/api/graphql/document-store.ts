/** Keeps parsed and validated documents, so that a repeated request is neither parsed nor validated. */
import { createHash } from 'node:crypto';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/**
 * Characters of all documents together. A parsed document takes 30 to 100 bytes of memory per character. All documents of the pages
 * together have 45,000 characters; one of another front end can have 100,000.
 */
const KEPT_CHARACTERS = 1_000_000;

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']> & {
  /** Drops the document of a request that exceeded a limit: many such documents would take the memory of those that are answered. */
  readonly drop: (query: string) => void;
};

/** Documents that were not used for the longest time are dropped first. */
export function createDocumentStore(): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ loc }) => Math.max(1, loc?.source.body.length ?? 0),
  });
  return {
    get: (key) => Promise.resolve(documents.get(hashIn(key))),
    set: (key, document) => {
      documents.set(hashIn(key), document);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(documents.delete(hashIn(key))),
    drop: (query) => {
      documents.delete(createHash('sha256').update(query).digest('hex'));
    },
  };
}

/** Apollo puts the schema before the SHA-256 hash of the text. */
function hashIn(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}
