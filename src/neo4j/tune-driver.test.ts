/** Tests what the driver sends, because the settings rely on members of its classes. */
import * as connection from 'neo4j-driver-bolt-connection';
import { toParameters, tuneDriver, withoutStack } from './tune-driver.js';

interface TestedChunker {
  putUInt8(position: number, value: number): void;
  flush(): void;
}
interface Piece {
  readonly _buffer: Buffer;
}
const { channel, packstream } = connection as unknown as {
  readonly channel: { readonly Chunker: new (to: { write(piece: Piece): void }) => TestedChunker };
  readonly packstream: {
    readonly v1: { readonly Packer: new (to: TestedChunker) => { packable(value: unknown): () => void } };
  };
};

const piecesOf = (send: (chunker: TestedChunker) => void): Piece[] => {
  const pieces: Piece[] = [];
  const chunker = new channel.Chunker({ write: (piece) => pieces.push(piece) });
  send(chunker);
  chunker.flush();
  return pieces;
};
const pack = (value: unknown) => (chunker: TestedChunker) => {
  new packstream.v1.Packer(chunker).packable(value)();
};
const thirtyThousandBytes = (chunker: TestedChunker): void => {
  for (let index = 0; index < 30_000; index += 1) chunker.putUInt8(0, 1);
};

it('sends 30,000 bytes in 2 pieces instead of 22', () => {
  expect(piecesOf(thirtyThousandBytes)).toHaveLength(22);
  tuneDriver();
  expect(piecesOf(thirtyThousandBytes)).toHaveLength(2);
});

it('packs parameters as the driver packs the same values', () => {
  tuneDriver();
  const values = { rows: [{ name: 'orders'.repeat(9_000), isShown: true, other: null }] };
  const bytesOf = (value: unknown): string[] =>
    piecesOf(pack(value)).map(({ _buffer }) => _buffer.toString('hex'));
  expect(bytesOf(toParameters(values)).join('')).toBe(bytesOf(values).join(''));
});

describe('withoutStack', () => {
  it('renders no stack within the call, and stacks again afterwards', () => {
    expect(withoutStack(() => new Error('inside').stack)).toBe('Error: inside');
    expect(new Error('afterwards').stack).toContain('tune-driver.test');
  });

  it('renders stacks again if the call throws', () => {
    const call = (): never => {
      throw new Error('refused');
    };
    expect(() => withoutStack(call)).toThrow('refused');
    expect(new Error('afterwards').stack).toContain('tune-driver.test');
  });
});
