import { describeExchanges } from './exchanges.js';

const exchange = { method: 'POST', url: 'http://127.0.0.1:1/entities', body: '{"urn":"x"}' };
const answer = { status: 500, text: '{"status":500}', requestId: 'request-1' };
const line = (fields: Record<string, unknown>, message = 'request') => ({ level: 'info', fields, message });

describe('what a failed test tells of its requests', () => {
  it('is nothing where it sent none', () => {
    expect(describeExchanges([], [line({ requestId: 'request-1' })])).toBe('');
  });

  it('is what was sent, what was answered, and what the service logged about it', () => {
    const log = [
      line({ requestId: 'another' }, 'of another request'),
      line({ requestId: 'request-1', err: new TypeError('not a map') }, 'request failed'),
    ];
    const told = describeExchanges([{ ...exchange, answer }], log);
    expect(told).toContain('POST http://127.0.0.1:1/entities');
    expect(told).toContain('sent:     {"urn":"x"}');
    expect(told).toContain('answered: 500 {"status":500}');
    expect(told).toMatch(/logged: {3}info request failed .*TypeError: not a map\n/);
    expect(told).not.toContain('of another request');
  });

  it('has the log lines of GraphQL errors, which the answer names', () => {
    const failed = {
      status: 200,
      text: '{"errors":[{"extensions":{"errorId":"e-7"}}]}',
      requestId: 'request-2',
    };
    const told = describeExchanges(
      [{ ...exchange, answer: failed }],
      [line({ errorId: 'e-7' }, 'a field failed')],
    );
    expect(told).toContain('a field failed');
  });

  it('says so where no answer has come', () => {
    expect(describeExchanges([exchange], [])).toContain('no answer yet');
  });

  it('shows the last requests of many, and the beginning of long texts', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...exchange,
      url: `http://127.0.0.1/${index}/`,
      answer,
    }));
    const told = describeExchanges([...many, { ...exchange, body: 'x'.repeat(1_000_000) }], []);
    expect(told).toContain('/39/');
    expect(told).not.toContain('/20/');
    expect(told.length).toBeLessThan(10_000);
    expect(told).toContain('(1000000 characters)');
  });
});
