/** Reads a flight recording of Neo4j with the program `jfr`, which comes with Java. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { addStack, newNode, type StackNode } from './stacks.js';

/** Frames of one sample that `jfr` prints: more than a recording contains. */
const DEPTH = 512;

/** Counts the samples of code that ran in Java. Waiting threads are not sampled. @throws if `jfr` is missing or refuses the file */
export async function readJavaRecording(file: string): Promise<StackNode> {
  const child = spawn(
    'jfr',
    ['print', '--events', 'jdk.ExecutionSample', '--stack-depth', `${DEPTH}`, file],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [root, [code]] = await Promise.all([
    readSamples(createInterface({ input: child.stdout })),
    once(child, 'close') as Promise<[code: number | null]>,
  ]);
  if (code !== 0) throw new Error(`jfr could not read ${file}`);
  return root;
}

/** @param lines of `jfr print`; a stack begins with its innermost frame */
export async function readSamples(lines: AsyncIterable<string>): Promise<StackNode> {
  const root = newNode('all');
  let stack: string[] | undefined;
  for await (const line of lines) {
    if (line.includes('stackTrace = [')) stack = [];
    else if (stack !== undefined && line.trim() === ']') {
      addStack(root, stack.reverse(), 1);
      stack = undefined;
    } else if (stack !== undefined) addFrame(stack, line);
  }
  return root;
}

function addFrame(stack: string[], line: string): void {
  const [, method] = /^\s+([^\s(]+)\(/.exec(line) ?? [];
  if (method !== undefined) stack.push(shorten(method));
}

/** `IndexWriter.updateDocument lucene` for `org.apache.lucene.index.IndexWriter.updateDocument` */
function shorten(method: string): string {
  const parts = method.split('.');
  const name = parts.slice(-2).join('.');
  const library = LIBRARIES.find(([prefix]) => method.startsWith(prefix));
  return library === undefined ? name : `${name} ${library[1]}`;
}

const LIBRARIES = [
  ['org.apache.lucene.', 'Lucene'],
  ['io.netty.', 'Netty'],
  ['org.neo4j.bolt.', 'Bolt'],
  ['org.neo4j.cypher.', 'Cypher'],
  ['org.neo4j.io.', 'page cache'],
  ['org.neo4j.kernel.', 'kernel'],
  ['java.', 'Java'],
] as const;
