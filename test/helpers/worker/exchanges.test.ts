import { describeExchanges } from './exchanges.js';

const exchange = { method: 'POST', url: 'http://127.0.0.1:1/entities', body: '{"urn":"x"}' };
const answer = { status: 500, text: '{"status":500}', requestId: 'request-1' };
const line = (fields: Record<string, unknown>, message = 'request') => ({ level: 'info', fields, message });

describe('the description of the requests of a failed test', () => {
  it('is empty without requests', () => {
    expect(describeExchanges([], [line({ requestId: 'request-1' })])).toBe('');
  });

  it('contains each request, its answer, and what the service logged about it', () => {
    const log = [
      line({ requestId: 'another' }, 'of another request'),
      line({ requestId: 'request-1', err: new TypeError('not a map') }, 'request failed'),
    ];
    const description = describeExchanges([{ ...exchange, answer }], log);
    expect(description).toContain('POST http://127.0.0.1:1/entities');
    expect(description).toContain('sent:     {"urn":"x"}');
    expect(description).toContain('answered: 500 {"status":500}');
    expect(description).toMatch(/logged: {3}info request failed .*TypeError: not a map\n/);
    expect(description).not.toContain('of another request');
  });

  it('contains the log lines of GraphQL errors whose ids are in the answer', () => {
    const failed = {
      status: 200,
      text: '{"errors":[{"extensions":{"errorId":"e-7"}}]}',
      requestId: 'request-2',
    };
    const description = describeExchanges(
      [{ ...exchange, answer: failed }],
      [line({ errorId: 'e-7' }, 'a field failed')],
    );
    expect(description).toContain('a field failed');
  });

  it('says that a request has no answer yet', () => {
    expect(describeExchanges([exchange], [])).toContain('no answer yet');
  });

  it('is limited to the last requests and to the beginning of long texts', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...exchange,
      url: `http://127.0.0.1/${index}/`,
      answer,
    }));
    const description = describeExchanges([...many, { ...exchange, body: 'x'.repeat(1_000_000) }], []);
    expect(description).toContain('/39/');
    expect(description).not.toContain('/20/');
    expect(description.length).toBeLessThan(10_000);
    expect(description).toContain('(1000000 characters)');
  });
});
