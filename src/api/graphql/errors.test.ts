import { GraphQLError } from 'graphql';
import { CatalogError, ERROR_STATUS, type ErrorCode } from '../../core/errors.js';
import { presentGraphqlError } from './errors.js';

const log = { warn: () => undefined, error: () => undefined };

const present = (error: Error, extensions: object = {}) =>
  presentGraphqlError({ message: error.message, extensions: { ...extensions } }, error, log).extensions;

describe('an error has a number and a type that clients compare, and our code as its reason', () => {
  const numbers: Partial<Record<ErrorCode, [number, string]>> = {
    UNAUTHENTICATED: [401, 'UNAUTHORIZED'],
    FORBIDDEN: [403, 'UNAUTHORIZED'],
    NOT_FOUND: [404, 'NOT_FOUND'],
    CONFLICT: [409, 'CONFLICT'],
    PRECONDITION_FAILED: [409, 'CONFLICT'],
    INTERNAL: [500, 'SERVER_ERROR'],
    UNAVAILABLE: [500, 'SERVER_ERROR'],
    DEADLINE_EXCEEDED: [500, 'SERVER_ERROR'],
  };

  it.each(Object.keys(ERROR_STATUS) as ErrorCode[])('%s', (reason) => {
    const [code, type] = numbers[reason] ?? [400, 'BAD_REQUEST'];
    expect(present(new CatalogError(reason, 'no'))).toEqual({
      ...{ code, type, reason },
      errorId: expect.any(String),
    });
  });

  it('beside the details of the error, which cannot replace them', () => {
    const details = { path: '/urn', rule: 'a URN', code: 'other', type: 'DATASET', reason: 'none' };
    expect(present(new CatalogError('INVALID_URN', 'no', details))).toMatchObject({
      ...{ path: '/urn', rule: 'a URN' },
      ...{ code: 400, type: 'BAD_REQUEST', reason: 'INVALID_URN' },
    });
  });

  it.each(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST'])(
    'also %s of the GraphQL server',
    (reason) => {
      const extensions = { code: reason };
      const error = new GraphQLError('Syntax Error: no', { extensions });
      expect(present(error, extensions)).toMatchObject({ code: 400, type: 'BAD_REQUEST', reason });
    },
  );

  it('also a fault, whose message stays in the log', () => {
    const { message, extensions } = presentGraphqlError({ message: 'secret' }, new Error('secret'), log);
    expect(message).not.toContain('secret');
    expect(extensions).toMatchObject({ code: 500, type: 'SERVER_ERROR', reason: 'INTERNAL' });
  });
});
