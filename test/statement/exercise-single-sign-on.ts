import type { SentStatement } from '../helpers/catalog.js';
import { ACCESS, startSecured } from '../helpers/secured-catalog.js';
import { Browser, locationOf, signInAtProvider, startProvider } from '../authentication/oidc-provider.js';

/** Signs in a user at a provider. */
export async function exerciseSingleSignOn(name: string): Promise<SentStatement[]> {
  const provider = await startProvider();
  provider.accounts.set(name, { preferred_username: name });
  const at = await startSecured({ access: { ...ACCESS, oidc: provider.options } });
  const browser = new Browser();
  const address = locationOf(await browser.get(`${at.url}/sso`));
  expect((await browser.get(await signInAtProvider(browser, address, name))).status).toBe(303);
  const sent = at.takeStatements();
  await Promise.all([at.stop(), provider.stop()]);
  return sent;
}
