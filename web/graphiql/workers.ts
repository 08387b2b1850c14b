/** The workers of the editor are files next to the page, so that nothing is loaded from other sites. */
const FILES: Readonly<Record<string, string>> = { json: 'json.worker.js', graphql: 'graphql.worker.js' };

Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker: (_id: string, label: string) =>
      new Worker(new URL(FILES[label] ?? 'editor.worker.js', import.meta.url), { type: 'module' }),
  },
});
