import type { AspectDefinition } from '../../model/types.js';
import type { Call } from './route.js';
import type { Services } from '../../auth/services.js';
import { present } from '../../../test/helpers/unit/present.js';
import { smallModel } from '../../../test/helpers/unit/small-http-model.js';
import { configRoute, type ConfigOptions } from './config-route.js';

interface Answer {
  readonly signIn: object;
  readonly managedIngestion: { readonly defaultCliVersion: string };
  readonly versions: Record<string, { version: string; commit?: string }>;
}

const services = { facts: { clientVersion: '1.0' } } as Services;

async function ask(options: Partial<ConfigOptions> = {}): Promise<Answer> {
  const route = configRoute({ version: '1.2.3', model: smallModel, ...options });
  return (await route.handle({ query: {} } as Call, services)) as Answer;
}
const commitOf = async (options?: Partial<ConfigOptions>) =>
  present((await ask(options)).versions['acryldata/datahub']).commit;
const [[name, aspect], ...others] = [...smallModel.aspects] as [
  [string, AspectDefinition],
  ...[string, AspectDefinition][],
];

describe('the commit id in the configuration', () => {
  it('is the same for the same model and GraphQL schema, whatever the version of the service', async () => {
    const commit = await commitOf();
    expect(commit).toMatch(/^[0-9a-f]{12}$/);
    expect(await commitOf({ version: '2.0.0', signInRequired: true })).toBe(commit);
    expect(await commitOf({ model: { ...smallModel, aspects: new Map(smallModel.aspects) } })).toBe(commit);
  });

  it('changes with the GraphQL schema, and with any aspect of the model', async () => {
    const commits = await Promise.all([
      commitOf(),
      commitOf({ schemaFingerprint: 'a' }),
      commitOf({ schemaFingerprint: 'b' }),
      commitOf({ model: { ...smallModel, aspects: new Map(others) } }),
      commitOf({
        model: { ...smallModel, aspects: new Map([...others, [name, { ...aspect, record: 'x' }]]) },
      }),
    ]);
    expect(new Set(commits).size).toBe(commits.length);
  });
});

describe('the configuration for clients', () => {
  it('contains the release for ingestion runs and the ways to sign in', async () => {
    expect(await ask()).toMatchObject({
      managedIngestion: { defaultCliVersion: '1.0' },
      signIn: { required: false },
      versions: { trellis: { version: '1.2.3' } },
    });
    expect((await ask()).signIn).toEqual({ required: false });
    expect((await ask({ signInRequired: true, singleSignOn: 'Acme' })).signIn).toEqual({
      required: true,
      singleSignOn: 'Acme',
    });
  });
});
