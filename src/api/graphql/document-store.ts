/** Keeps parsed and validated documents, so that a repeated request is neither parsed nor validated. */
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
    get: (hash) => Promise.resolve(documents.get(hash)),
    set: (hash, document) => {
      documents.set(hash, document);
      return Promise.resolve();
    },
    delete: (hash) => Promise.resolve(documents.delete(hash)),
    drop: (query) => {
      for (const [hash, { loc }] of [...documents.entries()])
        if (loc?.source.body === query) documents.delete(hash);
    },
  };
}
