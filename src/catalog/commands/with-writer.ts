import type { CommandServices } from './command-context.js';

/** Returns the same services with another writer. Services that are made at their first use stay unmade. */
export function withWriter<Services extends Pick<CommandServices, 'writer' | 'withWriter'>>(
  services: Services,
  writer: Services['writer'],
): Services {
  return (services.withWriter?.(writer) ?? { ...services, writer }) as Services;
}
