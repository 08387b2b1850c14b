/** Texts that would break out of a statement, query, document, path or header if inserted unescaped. */

/** Identifies the texts, so that their effects can be told apart from those of other tests. */
export interface Aim {
  /** A unique word contained in the texts. */
  readonly marker: string;
  /** URN of an entity that some texts try to delete. */
  readonly victim: string;
}

/** Returns all texts. The first one alone closes any kind of quote and bracket. */
export function payloads({ marker, victim }: Aim): string[] {
  const kill = `MATCH (n {urn: "${victim}"}) DETACH DELETE n`;
  const make = `CREATE (:${marker} {${marker}: 1})-[:${marker}]->(:${marker})`;
  return [
    `'"\`)]} ${marker} //`,
    `${marker}'}) WITH 1 AS one ${kill} //`,
    `${marker}"}) WITH 1 AS one ${kill} //`,
    `${marker}\`) WITH 1 AS one ${make} //`,
    `${marker}'] WITH 1 AS one CALL { ${kill} RETURN 1 AS two } RETURN two //`,
    `${marker} */ ${make} /*`,
    `${marker}|Anything*0..5]-() ${kill} //`,
    `${marker}\\u0027}) ${make} //`,
    `${marker}\\u0060}) ${make} //`,
    `${marker}\\`,
    `$urn $${marker} {{${marker}}} \${${marker}}`,
    `+${marker} && || ! ( ) { } [ ] ^ " ~ * ? : \\ / AND OR NOT TO`,
    `"${marker}`,
    `/${marker}[/ ~0.5^`,
    `_query_:"${marker}" OR ${marker}:[* TO`,
    `${marker}","x":{"__proto__":{"${marker}":1}},"y":"`,
    `{"__proto__":{"${marker}":1},"constructor":{"prototype":{"${marker}":1}}}`,
    '__proto__',
    'constructor',
    'hasOwnProperty',
    `../../../../../../etc/passwd`,
    `..%2f..%2f..%2fpackage.json`,
    `${marker}\r\nX-Injected: yes\r\n\r\n`,
    `${marker}\u0000\u202e\u2028`,
    `${marker}\ud800`,
    `urn:li:tag:${marker}'}) ${kill} //`,
    `urn:li:dataset:(urn:li:dataPlatform:hive,${marker}'"\`}) ${make} //,PROD)`,
    `urn:li:${marker}\`) ${make} //:x`,
    `%${marker}_`,
    Buffer.from(`["${marker}'}) ${kill} //"]`).toString('base64'),
    Buffer.from('null').toString('base64'),
    '-1e999',
    '',
  ];
}

/** Texts tried per input, in addition to the one that breaks out of anything. */
const OTHERS = 4;

/**
 * Returns the texts for one input: the one that closes any text, name or comment, and some of the others in rotation. Trying all texts on
 * all inputs would take a hundred thousand requests that the same few functions answer.
 * @param turn number of the input
 */
export function payloadsFor(aim: Aim, turn: number): string[] {
  const [first = '', ...rest] = payloads(aim);
  const others = Array.from(
    { length: OTHERS },
    (_, index) => rest[(turn * OTHERS + index) % rest.length] ?? '',
  );
  return [first, ...others];
}

/** Returns the texts for inputs that share the code that reads them. */
export function fewPayloads(aim: Aim, turn: number): string[] {
  return payloadsFor(aim, turn).slice(turn % 2, (turn % 2) + 1);
}

/** Returns a long text that causes backtracking in a careless expression or parser. */
export function longPayload({ marker }: Aim, turn: number): string {
  const all = [
    `${marker}${'a'.repeat(30_000)}!`,
    `urn:li:dataset:(${'('.repeat(3_000)}${marker}`,
    `${'"\\'.repeat(10_000)}${marker}`,
    `${marker}${' \t'.repeat(15_000)}x`,
    `${marker}${'*?'.repeat(2_000)}`,
    `${'-_.'.repeat(10_000)}${marker}`,
  ];
  return all[turn % all.length] ?? '';
}
