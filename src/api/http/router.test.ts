import { readTarget } from './query.js';
import { routeFinder } from '../../../test/helpers/unit/find-route.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';

const findAt = routeFinder([
  [{ method: 'GET', path: '/aspects/{urn}' }, 'read'],
  [{ method: 'POST', path: '/aspects', action: 'ingest' }, 'ingest'],
  [{ method: 'POST', path: '/aspects', action: 'count' }, 'count'],
  [{ method: 'GET', path: '/restli/docs' }, 'docs'],
  [{ method: 'GET', path: '/restli/docs/{file}' }, 'file'],
]);

const find = (method: string, url: string, action?: string) =>
  findAt({ method, path: readTarget(url).path, ...(action !== undefined && { action }) });

describe('routing', () => {
  it('distinguishes actions of one path', async () => {
    expect((await find('POST', '/aspects', 'count'))?.endpoint).toBe('count');
  });

  it.each(['//aspects', '/aspects/', '///aspects//', 'http://other:99/aspects'])(
    'takes %s for /aspects',
    async (url) => {
      expect((await find('POST', url, 'ingest'))?.endpoint).toBe('ingest');
    },
  );

  it.each(['/restli//docs', '//restli//docs/'])('takes %s for /restli/docs', async (url) => {
    expect((await find('GET', url))?.endpoint).toBe('docs');
  });

  it('keeps the parameter as the client sent it, including slashes and encoding', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:s3,s3://bucket%2Fa/,PROD)';
    expect(await find('GET', `//aspects/${urn}?aspect=status`)).toEqual({
      endpoint: 'read',
      parameters: { urn },
    });
  });

  it('reads the text after the last slash as a part of the URN or as an aspect', async () => {
    const entities = routeFinder(
      [
        [{ method: 'GET', path: '/v3/{type}' }, 'list'],
        [{ method: 'POST', path: '/v3/scroll' }, 'scroll'],
        [{ method: 'POST', path: '/v3/{type}/batch' }, 'batch'],
        [{ method: 'POST', path: '/v3/{type}' }, 'create'],
        [{ method: 'GET', path: '/v3/{type}/{urn}' }, 'get'],
        [{ method: 'GET', path: '/v3/{type}/{urn}/{aspect}' }, 'aspect'],
      ],
      ({ aspect }) => aspect !== 'no',
    );
    const at = (method: string, path: string) => entities({ method, path });
    expect(await at('GET', '/v3/tag/')).toEqual({ endpoint: 'list', parameters: { type: 'tag' } });
    expect((await at('POST', '/v3/scroll'))?.endpoint).toBe('scroll');
    expect(await at('POST', '/v3/tag/batch')).toEqual({ endpoint: 'batch', parameters: { type: 'tag' } });
    expect((await at('POST', '/v3//tag'))?.endpoint).toBe('create');
    expect(await at('GET', '/v3/tag/a')).toEqual({ endpoint: 'get', parameters: { type: 'tag', urn: 'a' } });
    expect(await at('GET', '/v3/tag/a/b/')).toEqual({
      endpoint: 'aspect',
      parameters: { type: 'tag', urn: 'a', aspect: 'b' },
    });
    expect(await at('GET', '/v3/tag/s3://a/no')).toEqual({
      endpoint: 'get',
      parameters: { type: 'tag', urn: 's3://a/no' },
    });
    await expect(at('DELETE', '/v3/tag/a')).rejects.toThrow(
      refusal('METHOD_NOT_ALLOWED', { allow: ['GET', 'HEAD'] }),
    );
  });

  it('answers HEAD like GET', async () => {
    expect((await find('HEAD', '/restli/docs'))?.endpoint).toBe('docs');
  });

  it('prefers the fixed path to the one with parameters', async () => {
    expect((await find('GET', '/restli/docs/'))?.endpoint).toBe('docs');
    expect(await find('GET', '/restli/docs/a.css')).toEqual({
      endpoint: 'file',
      parameters: { file: 'a.css' },
    });
  });

  it('reports the methods of a path', async () => {
    await expect(find('PUT', '/restli/docs')).rejects.toThrow(
      refusal('METHOD_NOT_ALLOWED', { allow: ['GET', 'HEAD'] }),
    );
  });

  it.each([undefined, 'other'])('reports the actions of a path if the action is %s', async (action) => {
    await expect(find('POST', '/aspects', action)).rejects.toThrow(/ingest, count/);
  });

  it.each(['/', '/aspect', '/aspectsx/urn', '/a/b/c'])('finds nothing at %s', async (url) => {
    expect(await find('GET', url)).toBeUndefined();
  });
});
