/** The environment variables of runs. Runs inherit only the variables that the settings name. */

const SECRET_NAME = /key|token|secret|passw|credential/i;

/** Returns the values of variables whose names say that they are secrets. */
export function secretValues(variables: Readonly<Record<string, string>>): string[] {
  return Object.entries(variables).flatMap(([name, value]) => (SECRET_NAME.test(name) ? [value] : []));
}

/** Variables for every command. @param folder private folder of the run, which also receives temporary files */
export function basicEnvironment(folder: string, path: string): Record<string, string> {
  return {
    PATH: path,
    HOME: folder,
    TMPDIR: folder,
    LANG: 'C.UTF-8',
    PYTHONUNBUFFERED: '1',
    PYTHONIOENCODING: 'utf-8',
    PYTHONDONTWRITEBYTECODE: '1',
  };
}

/** Variables by which the command finds the catalog. */
export function catalogEnvironment(url: string, token: string): Record<string, string> {
  return { DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: token, DATAHUB_TELEMETRY_ENABLED: 'false' };
}
