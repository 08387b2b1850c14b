/** Tests the size of the pieces that the driver sends, because the setting relies on a property of its class. */
import { channel } from 'neo4j-driver-bolt-connection';
import { useWideChunks } from './wide-chunks.js';

interface TestedChunker {
  putUInt8(position: number, value: number): void;
  flush(): void;
}
const { Chunker } = channel as unknown as {
  readonly Chunker: new (to: { write(piece: unknown): void }) => TestedChunker;
};

const piecesOf = (bytes: number): number => {
  let pieces = 0;
  const chunker = new Chunker({ write: () => (pieces += 1) });
  for (let index = 0; index < bytes; index += 1) chunker.putUInt8(0, 1);
  chunker.flush();
  return pieces;
};

it('sends 30,000 bytes in 2 pieces instead of 22', () => {
  expect(piecesOf(30_000)).toBe(22);
  useWideChunks();
  expect(piecesOf(30_000)).toBe(2);
});
