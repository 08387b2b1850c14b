/** Password of the first user where none is set: known to everybody, and good for trying things out on one's own machine. */
export const DEFAULT_ADMIN_PASSWORD = 'datahub';
