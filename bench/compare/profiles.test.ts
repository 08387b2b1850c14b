import { busiestFunctions } from './profiles.js';

it('functions have shares of the busy time, are named by file or library, and count together from all callers', () => {
  const frame = (functionName: string, url = '') => ({ functionName, url });
  const walk = frame('walk', 'file:///app/dist/model/walk-path.js');
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)') },
      { id: 2, callFrame: frame('(idle)') },
      { id: 3, callFrame: walk },
      { id: 4, callFrame: walk },
      { id: 5, callFrame: frame('', 'file:///app/node_modules/@koa/router/dist/index.mjs') },
      { id: 6, callFrame: frame('writev') },
    ],
    samples: [2, 3, 4, 5, 6],
    timeDeltas: [100, 20, 30, 40, 10],
  };
  expect(busiestFunctions(profile)).toEqual([
    ['walk model/walk-path', 0.5],
    ['(anonymous) @koa/router', 0.4],
    ['writev', 0.1],
  ]);
});
