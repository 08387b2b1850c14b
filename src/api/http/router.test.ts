import { readTarget } from './request-target.js';
import { Router } from './router.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';

const router = new Router<string>();
router.add({ method: 'GET', path: '/aspects/{urn}' }, 'read');
router.add({ method: 'POST', path: '/aspects', action: 'ingest' }, 'ingest');
router.add({ method: 'POST', path: '/aspects', action: 'count' }, 'count');
router.add({ method: 'GET', path: '/restli/docs' }, 'docs');
router.add({ method: 'GET', path: '/restli/docs/{file}' }, 'file');

const find = (method: string, url: string, action?: string) =>
  router.find({ method, path: readTarget(url).path, ...(action !== undefined && { action }) });

describe('routing', () => {
  it('tells actions of one path apart', () => {
    expect(find('POST', '/aspects', 'count').endpoint).toBe('count');
  });

  it.each(['//aspects', '/aspects/', '///aspects//', 'http://other:99/aspects'])(
    'takes %s for /aspects',
    (url) => {
      expect(find('POST', url, 'ingest').endpoint).toBe('ingest');
    },
  );

  it('leaves the parameter as it was sent, slashes and encoding included', () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:s3,s3://bucket%2Fa/,PROD)';
    expect(find('GET', `//aspects/${urn}?aspect=status`)).toEqual({ endpoint: 'read', parameters: { urn } });
  });

  it('takes what may belong to a URN as such, and an aspect where one can be meant', () => {
    const entities = new Router<string>(({ aspect }) => aspect !== 'no');
    entities.add({ method: 'GET', path: '/v3/{type}' }, 'list');
    entities.add({ method: 'POST', path: '/v3/scroll' }, 'scroll');
    entities.add({ method: 'POST', path: '/v3/{type}/batch' }, 'batch');
    entities.add({ method: 'POST', path: '/v3/{type}' }, 'create');
    entities.add({ method: 'GET', path: '/v3/{type}/{urn}' }, 'get');
    entities.add({ method: 'GET', path: '/v3/{type}/{urn}/{aspect}' }, 'aspect');
    const at = (method: string, path: string) => entities.find({ method, path });
    expect(at('GET', '/v3/tag/')).toEqual({ endpoint: 'list', parameters: { type: 'tag' } });
    expect(at('POST', '/v3/scroll').endpoint).toBe('scroll');
    expect(at('POST', '/v3/tag/batch')).toEqual({ endpoint: 'batch', parameters: { type: 'tag' } });
    expect(at('POST', '/v3//tag').endpoint).toBe('create');
    expect(at('GET', '/v3/tag/a')).toEqual({ endpoint: 'get', parameters: { type: 'tag', urn: 'a' } });
    expect(at('GET', '/v3/tag/a/b/')).toEqual({
      endpoint: 'aspect',
      parameters: { type: 'tag', urn: 'a', aspect: 'b' },
    });
    expect(at('GET', '/v3/tag/s3://a/no')).toEqual({
      endpoint: 'get',
      parameters: { type: 'tag', urn: 's3://a/no' },
    });
    expect(() => at('DELETE', '/v3/tag/a')).toThrow(
      refusal('METHOD_NOT_ALLOWED', { allow: ['GET', 'HEAD'] }),
    );
  });

  it('answers HEAD like GET', () => {
    expect(find('HEAD', '/restli/docs').endpoint).toBe('docs');
  });

  it('prefers the closed path to the open one', () => {
    expect(find('GET', '/restli/docs/').endpoint).toBe('docs');
    expect(find('GET', '/restli/docs/a.css')).toEqual({ endpoint: 'file', parameters: { file: 'a.css' } });
  });

  it('says which methods a path takes', () => {
    expect(() => find('PUT', '/restli/docs')).toThrow(
      refusal('METHOD_NOT_ALLOWED', { allow: ['GET', 'HEAD'] }),
    );
  });

  it.each([undefined, 'other'])('says which actions a path takes when the action is %s', (action) => {
    expect(() => find('POST', '/aspects', action)).toThrow(/ingest, count/);
  });

  it.each(['/', '/aspect', '/aspectsx/urn', '/a/b/c'])('finds nothing at %s', (url) => {
    expect(() => find('GET', url)).toThrow(refusal('NOT_FOUND'));
  });
});
