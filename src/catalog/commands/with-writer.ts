import type { CommandServices } from './command-context.js';

/** Returns the same services with another writer. Copying them would make all services that are made at their first use. */
export function withWriter<Services extends Pick<CommandServices, 'writer'>>(
  services: Services,
  writer: Services['writer'],
): Services {
  return Object.create(services, { writer: { value: writer, enumerable: true } }) as Services;
}
