/** Addresses of the pages for policies. */
export const POLICIES = '/settings/policies';
export const NEW_POLICY_ADDRESS = `${POLICIES}/new`;

/** Returns the address of the form of a policy. */
export function policyAddress(urn: string): string {
  return `${POLICIES}/${encodeURIComponent(urn)}`;
}
