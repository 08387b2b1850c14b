/** Where the editor finds its workers: files beside the page, so that nothing comes from elsewhere. */
const FILES: Readonly<Record<string, string>> = { json: 'json.worker.js', graphql: 'graphql.worker.js' };

Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker: (_id: string, label: string) =>
      new Worker(new URL(FILES[label] ?? 'editor.worker.js', import.meta.url), { type: 'module' }),
  },
});
