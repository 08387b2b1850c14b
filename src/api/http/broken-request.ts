/** Answers malformed HTTP requests, so that these get an error object too. */
import type { Duplex } from 'node:stream';
import { newErrorId } from '../../core/ids.js';
import { EXCEPTION_CLASS } from './presenters/error.js';

const ANSWERS: Readonly<Record<string, { line: string; status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    status: 431,
    message: 'URL and headers exceed the limit (MAX_HEADER_BYTES)',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    status: 408,
    message: 'The request did not arrive in time (REQUEST_TIMEOUT_MS)',
  },
};
const MALFORMED = {
  line: '400 Bad Request',
  status: 400,
  message: 'The request is not well-formed HTTP/1.1',
};

export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, status, message } = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({
    status,
    code: 'INVALID_REQUEST',
    message,
    exceptionClass: EXCEPTION_CLASS,
    errorId: newErrorId(),
  });
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
