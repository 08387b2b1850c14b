/** Describes the requests of a failed test. */

const SHOWN = 5;
const LONGEST_TEXT = 2_000;

/**
 * @typedef {{ status: number, text: string, requestId: string | null }} Answer
 * @param {{ method: string, url: string, body?: string, answer?: Answer }[]} exchanges of the test, oldest first
 * @param {{ level: string, fields: Record<string, unknown>, message: string }[]} log of the services that the test used
 * @returns {string} the last exchanges, each with the log lines about it; empty if the test sent no requests
 */
export function describeExchanges(exchanges, log) {
  if (exchanges.length === 0) return '';
  const last = exchanges.slice(-SHOWN);
  const left = exchanges.length - last.length;
  const title = `Requests of this test${left === 0 ? '' : `, the last ${SHOWN} of ${exchanges.length}`}:`;
  return `\n\n${[title, ...last.map((exchange) => describe(exchange, log))].join('\n\n')}\n`;
}

function describe({ method, url, body, answer }, log) {
  const lines = answer === undefined ? [] : log.filter(({ fields }) => isAbout(fields, answer));
  return [
    `${method} ${url}`,
    ...(body === undefined ? [] : [`  sent:     ${shorten(body)}`]),
    answer === undefined ? '  no answer yet' : `  answered: ${answer.status} ${shorten(answer.text)}`,
    ...lines.map((line) => `  logged:   ${shorten(describeLine(line))}`),
  ].join('\n');
}

/** Returns whether a log line is about an answer. Lines about GraphQL errors have an `errorId`, which the answer contains. */
function isAbout({ requestId, errorId }, answer) {
  if (requestId !== undefined) return requestId === answer.requestId;
  return errorId !== undefined && answer.text.includes(errorId);
}

function describeLine({ level, message, fields: { err, ...fields } }) {
  const error = err === undefined ? '' : ` ${err.stack ?? String(err)}`;
  return `${level} ${message} ${JSON.stringify(fields)}${error}`;
}

function shorten(text) {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}… (${text.length} characters)`;
}
