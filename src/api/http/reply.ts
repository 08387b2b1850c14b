/** A response other than JSON with status 200, e.g. a page or a redirect. */
export class Reply {
  constructor(
    readonly body: string | Buffer,
    readonly options: {
      readonly type: string;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string | string[]>>;
    },
  ) {}
}
