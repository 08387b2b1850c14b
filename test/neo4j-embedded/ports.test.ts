import { findPorts } from '../../src/neo4j/embedded/configure-server.js';

it('reports why a port that is not taken cannot be used', async () => {
  // An address that is reserved for documentation (RFC 5737), so no machine has it.
  await expect(findPorts([{ host: '192.0.2.1', port: 9, setting: 'THE_PORT' }])).rejects.toThrow(
    /^Port 9 on 192\.0\.2\.1 cannot be used \(.*EADDRNOTAVAIL.*\): set THE_PORT to a free port\.$/,
  );
});

it('finds different free ports', async () => {
  const request = { host: '127.0.0.1', port: 0, setting: 'NONE' };
  const ports = await findPorts([request, request, request]);
  expect(new Set(ports).size).toBe(3);
});
