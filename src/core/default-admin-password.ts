/** Default password of the first user. It is public, so it is for local trials only. */
export const DEFAULT_ADMIN_PASSWORD = 'datahub';
