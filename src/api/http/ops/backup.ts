/** Backups that operators make. */
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { BACKUP_PRIVILEGES } from '../../../auth/authorization/authorized-backups.js';
import { object } from '../json-schema.js';
import { Reply } from '../reply.js';
import { defineRoute } from '../route.js';

const GZIP = 'application/gzip';
/** Levels above cost more processor time than they save bytes. */
const LEVEL = 3;

export const backup = defineRoute<unknown, unknown>({
  method: 'POST',
  path: '/operations',
  action: 'backup',
  operationId: 'backup',
  tag: 'Service',
  permission: { platform: BACKUP_PRIVILEGES },
  summary: 'Return a backup of the whole store',
  description:
    'The response is a file for `trellis restore`, as it arrives. The last line of its contents tells whether it is complete, so prefer ' +
    '`trellis backup`, which checks it. Others may write meanwhile; the backup contains the state at its end. It contains everything, also ' +
    'hashes of passwords and encrypted secrets. One backup can be made at a time; a second request gets 409.',
  body: object({}),
  bodyOptional: true,
  example: {},
  responseType: GZIP,
  async handle({ actor, facts }, { backups }) {
    const copy = await backups.start({ actor, facts });
    const stream = createGzip({ level: LEVEL });
    const stop = (): void => void copy.end().catch(() => undefined);
    // An error of the lines ends the stream, and with it the connection. If the client leaves, the stream is closed.
    pipeline(Readable.from(copy.lines, { objectMode: true }), stream, stop);
    return new Reply(stream, { type: GZIP });
  },
});
