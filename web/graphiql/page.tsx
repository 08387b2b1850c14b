/** The GraphQL explorer: GraphiQL with Trellis' examples and a field for the token. */
import './page.css';
import './workers.js';
import { useMemo, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { EXAMPLES, type Example } from './examples.js';

/** Relative, so that it also works below a prefix of a proxy. */
const ENDPOINT = new URL('graphql', location.href.replace(/\/$/, '')).href;
const FIRST: Example = EXAMPLES[0] ?? { title: '', query: '', variables: {} };

function Page(): ReactElement {
  const [token, setToken] = useState('');
  const [example, setExample] = useState(FIRST);
  const fetcher = useMemo(
    () =>
      createGraphiQLFetcher({
        url: ENDPOINT,
        headers: { 'X-Trellis-Cost': 'true', ...(token !== '' && { Authorization: `Bearer ${token}` }) },
      }),
    [token],
  );
  return (
    <div className="trellis-page">
      <div className="trellis-bar">
        <a href="/" className="trellis-brand" aria-label="Trellis, home">
          <img src="/icon.svg" alt="" width={22} height={22} />
          Trellis
        </a>
        <label>
          Example
          <select
            value={example.title}
            onChange={({ target }) => {
              setExample(EXAMPLES.find(({ title }) => title === target.value) ?? FIRST);
            }}
          >
            {EXAMPLES.map(({ title }) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        </label>
        <label>
          Token
          <input
            type="password"
            autoComplete="off"
            placeholder="none needed while sign-in is off"
            value={token}
            onChange={({ target }) => {
              setToken(target.value);
            }}
          />
        </label>
      </div>
      {/* Another key is another editor, which begins with the chosen example. */}
      <GraphiQL
        key={example.title}
        fetcher={fetcher}
        initialQuery={example.query}
        initialVariables={JSON.stringify(example.variables, null, 2)}
        defaultTabs={[{ query: example.query, variables: JSON.stringify(example.variables, null, 2) }]}
        shouldPersistHeaders={false}
        storage={NOTHING_KEPT}
      />
    </div>
  );
}

/** Each visit starts with the examples. A token is never stored. */
const NOTHING_KEPT = {
  length: 0,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

const place = document.getElementById('page');
if (place === null) throw new Error('index.html has no element with the id "page"');
createRoot(place).render(<Page />);
