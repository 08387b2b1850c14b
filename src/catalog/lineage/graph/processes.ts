/** Entities that move data and contain none. */

export const PROCESS_TYPES = ['dataJob', 'dataFlow', 'dataProcess', 'dataProcessInstance'];

const PROCESSES = new Set(PROCESS_TYPES);

export function isProcess({ type }: { readonly type: string }): boolean {
  return PROCESSES.has(type);
}
