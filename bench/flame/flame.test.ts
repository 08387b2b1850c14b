import { drawFlame } from './draw-flame.js';
import { readCpuProfile } from './read-cpu-profile.js';
import { readSamples } from './read-java-recording.js';
import type { StackNode } from './stacks.js';

/** `name total (children)`, the heaviest child first. */
function show({ name, total, children }: StackNode): string {
  const inner = [...children.values()].sort((a, b) => b.total - a.total).map(show);
  return `${name} ${total}${inner.length > 0 ? ` (${inner.join(', ')})` : ''}`;
}

const frame = (functionName: string, url = '') => ({ functionName, url });

describe('readCpuProfile', () => {
  it('weighs stacks by time, joins recursion, and leaves out idle time', () => {
    const root = readCpuProfile({
      nodes: [
        { id: 1, callFrame: frame('(root)'), children: [2, 3, 5] },
        { id: 2, callFrame: frame('(idle)') },
        { id: 3, callFrame: frame('walk', 'file:///app/dist/model/walk-path.js'), children: [4, 6] },
        { id: 4, callFrame: frame('walk', 'file:///app/dist/model/walk-path.js') },
        { id: 5, callFrame: frame('', 'file:///app/node_modules/@koa/router/dist/index.mjs') },
        { id: 6, callFrame: frame('writev') },
      ],
      samples: [2, 3, 4, 5, 6],
      timeDeltas: [100, 20, 30, 7, 1],
    });
    expect(show(root)).toBe('all 58 (walk model/walk-path 51 (writev 1), (anonymous) @koa/router 7)');
  });
});

describe('readSamples', () => {
  async function* linesOf(text: string) {
    await Promise.resolve();
    yield* text.split('\n');
  }

  it('counts stacks, innermost frame first', async () => {
    const root = await readSamples(
      linesOf(`jdk.ExecutionSample {
  sampledThread = "neo4j.Bolt-1" (javaThreadId = 43)
  stackTrace = [
    org.apache.lucene.index.IndexWriter.merge(MergePolicy$OneMerge) line: 4671
    org.apache.lucene.index.IndexWriter.<init>(Directory) line: 12
    java.lang.Thread.run() line: 840
    ...
  ]
}
jdk.ExecutionSample {
  stackTrace = [
    java.lang.Thread.run() line: 840
  ]
}`),
    );
    expect(show(root)).toBe(
      'all 2 (Thread.run Java 2 (IndexWriter.<init> Lucene 1 (IndexWriter.merge Lucene 1)))',
    );
  });
});

describe('drawFlame', () => {
  it('draws frames by their share and escapes names', () => {
    const picture = drawFlame(
      {
        name: 'all',
        total: 4,
        children: new Map([['<init> Java', { name: '<init> Java', total: 1, children: new Map() }]]),
      },
      'Neo4j & Lucene',
    );
    expect(picture).toContain('<title>&lt;init> Java: 25.0 %</title>');
    expect(picture).toContain('Neo4j &amp; Lucene');
  });
});
