/** Texts that would break out of a statement, a query, a document, a path or a header that they were put into. */

/** Stands in every text, so that what one of them did is told from what other tests do meanwhile. */
export interface Aim {
  /** A word that is nowhere else. */
  readonly marker: string;
  /** URN of an entity that a text tries to delete. */
  readonly victim: string;
}

/** The first one alone ends texts in any quotes, and what is around them. */
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

/** How many of the texts each input is tried with, beside those that break out of anything. */
const OTHERS = 4;

/**
 * Those for one of many inputs: the ones that end any text, name or comment, and some of the rest, others for each input. All of
 * them for all inputs would be a hundred thousand requests that the same few readers answer.
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

/** For inputs that one and the same code reads. */
export function fewPayloads(aim: Aim, turn: number): string[] {
  return payloadsFor(aim, turn).slice(turn % 2, (turn % 2) + 1);
}

/** Long ones that make a careless expression or reader go back again and again. */
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
