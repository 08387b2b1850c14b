/** The last lines of what a run prints, without secrets. */

const MAX_LINES = 2_000;
/** Of one line, in characters. */
const MAX_LINE_LENGTH = 4_096;
/** Of all lines, in characters. Results are stored in the catalog, and every reader of a request gets its report. */
const MAX_LENGTH = 1_000_000;
/** How much of an unfinished line is kept. More than a line can show, so that no secret is cut before it is hidden. */
const MAX_UNFINISHED = 64 * 1_024;

export class RunLog {
  private readonly lines: string[] = [];
  private length = 0;
  private unfinished = '';
  private redact: (text: string) => string = (text) => text;
  private changes = 0;

  /** Number of changes so far. */
  get version(): number {
    return this.changes;
  }

  /** Call it before the output can contain the secrets. */
  hide(secrets: Iterable<string>): void {
    this.redact = createRedactor(secrets);
  }

  /** Returns the text without the secrets. */
  withoutSecrets(text: string): string {
    return this.redact(text);
  }

  /** Adds output as it arrives, in pieces that may end anywhere. */
  add(output: string): void {
    const [first = '', ...rest] = output.split('\n');
    const last = rest.pop();
    this.continueLine(first);
    if (last === undefined) return;
    this.addLine(this.unfinished);
    for (const line of rest) this.addLine(line);
    this.unfinished = '';
    this.continueLine(last);
  }

  /** Adds a line from the service itself. */
  note(message: string): void {
    this.finishLine();
    this.addLine(`Trellis: ${message}`);
  }

  /** Ends the last line if the output ended within it. */
  finishLine(): void {
    if (this.unfinished !== '') this.addLine(this.unfinished);
    this.unfinished = '';
  }

  /** @param maxLength in characters; without it, all that is kept */
  tail(maxLength = MAX_LENGTH): string {
    let from = this.lines.length;
    let length = 0;
    while (from > 0) {
      const { length: ofLine } = this.lines[from - 1] ?? '';
      if (length + ofLine + 1 > maxLength) break;
      length += ofLine + 1;
      from -= 1;
    }
    return this.lines.slice(from).join('\n');
  }

  private continueLine(part: string): void {
    if (this.unfinished.length < MAX_UNFINISHED) this.unfinished += part.slice(0, MAX_UNFINISHED);
  }

  private addLine(text: string): void {
    // A progress bar returns to the start of its line; only what it shows last counts.
    const shown = text.replace(/\r$/, '');
    const line = this.redact(shown.slice(shown.lastIndexOf('\r') + 1)).slice(0, MAX_LINE_LENGTH);
    this.lines.push(line);
    this.length += line.length + 1;
    this.changes += 1;
    while (this.lines.length > MAX_LINES || this.length > MAX_LENGTH)
      this.length -= (this.lines.shift() ?? '').length + 1;
  }
}

/** Shorter values, e.g. `1` or `yes`, would hide harmless parts of every line. */
const MIN_SECRET_LENGTH = 4;
/** A shorter line of a secret with several lines, e.g. `}`, says nothing about it. */
const MIN_LINE_LENGTH = 8;
const HIDDEN = '********';

/** Returns a function that replaces each secret in a text, also in its forms in JSON, in JSON within JSON, in addresses, and line by line. */
export function createRedactor(secrets: Iterable<string>): (text: string) => string {
  const forms = new Set([...secrets].flatMap(formsOf));
  if (forms.size === 0) return (text) => text;
  // A secret may be a part of another one, so longer ones come first.
  const longestFirst = [...forms].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(escaped).join('|'), 'g');
  return (text) => text.replace(pattern, HIDDEN);
}

function formsOf(secret: string): string[] {
  if (secret.length < MIN_SECRET_LENGTH) return [];
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  const parts = lines.length === 1 ? [] : lines.filter((line) => line.length >= MIN_LINE_LENGTH);
  return [secret, ...parts].flatMap((text) => {
    const inJson = escapedInJson(text);
    // UTF-8 cannot encode a lone surrogate, and an address cannot contain one.
    const inAddress = encodeURIComponent(Buffer.from(text).toString());
    return [text, inJson, escapedInJson(inJson), inAddress, inAddress.replaceAll('%20', '+')];
  });
}

function escapedInJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
