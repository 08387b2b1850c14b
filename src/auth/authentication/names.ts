/** URNs that sign-in knows by name. */

/** The first user, and who acts where nobody has to sign in. May do everything. */
export const ROOT_USER = 'urn:li:corpuser:datahub';

export const ADMIN_ROLE = 'urn:li:dataHubRole:Admin';
export const EDITOR_ROLE = 'urn:li:dataHubRole:Editor';
export const READER_ROLE = 'urn:li:dataHubRole:Reader';
