import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

const BUILT = join(process.cwd(), 'dist/libs/integrations/processes/limited-process.js');

describe('A process with limits', () => {
  it('ends with its parent, however busy it is', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const busy = `require('node:net').connect(${port}, '127.0.0.1', () => { for (;;); })`;
    const parent = spawn(process.execPath, [
      '-e',
      `require(${JSON.stringify(BUILT)}).startLimitedProcess(${JSON.stringify(busy)}, { heapMb: 64, residentMb: 512 })`,
    ]);
    const [socket] = (await once(server, 'connection')) as [Socket];
    parent.kill('SIGKILL');
    await once(socket.resume(), 'close');
    server.close();
  });
});
