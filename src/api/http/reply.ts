import type { Readable } from 'node:stream';

/** A response other than JSON with status 200, e.g. a page or a redirect. */
export class Reply<Body extends string | Buffer | Readable = string | Buffer> {
  constructor(
    readonly body: Body,
    readonly options: {
      readonly type: string;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string | string[]>>;
    },
  ) {}
}
