/** Which environment variables a request may set. */

const NAME = /^[A-Za-z_]\w{0,127}$/;

/** Variables that the service sets itself. */
const OWN = /^(PATH|HOME|TMPDIR|LANG|TRELLIS_.*|DATAHUB_(GMS|SYSTEM|TELEMETRY)_.*)$/i;

/**
 * Variables by which programs load code, start other programs, or send the token of the run elsewhere: those of the loader and of
 * shells, interpreters, tools that they start, and of proxies for the connection to the service.
 */
const POWERFUL =
  /^((LD|DYLD|PIP|UV|NODE|NPM|GIT|BASH|_?JAVA|JDK)_.*|(PYTHON|PERL|RUBY|SHELL).*|ENV|IFS|GCONV_PATH|NLSPATH|BROWSER|EDITOR|VISUAL|PAGER|(HTTP|ALL)_PROXY|SSLKEYLOGFILE)$/i;

export function isFreeVariable(name: string): boolean {
  return NAME.test(name) && !OWN.test(name) && !POWERFUL.test(name);
}
