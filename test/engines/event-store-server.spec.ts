import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { EventStoreProcess } from './event-store-process';
import { EventStoreServer, serverLabel } from './event-store-server';

const EVENT = jsonEvent({ type: 'Happened', data: {} });
const folder = mkdtempSync(join(tmpdir(), 'almanac-started-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writeScript = (name: string, lines: string, words = '') => {
  const file = join(folder, name);
  writeFileSync(file, lines);
  return `node_modules/node/bin/node ${file} ${words}`;
};

describe(`An EventStoreDB that a command starts, ${serverLabel},`, () => {
  const closings: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0).toReversed()) await close();
  });
  const connect = (url: string) => {
    const client = EventStoreDBClient.connectionString(url);
    closings.push(() => client.dispose());
    return client;
  };
  const read = async (url: string) => {
    const types: string[] = [];
    for await (const { event } of connect(url).readStream('thing-1')) types.push(event!.type);
    return types;
  };

  it('has at the same address what it acknowledged before it was killed', async () => {
    const server = await EventStoreProcess.open();
    closings.push(() => server.close());
    await connect(server.url()).appendToStream('thing-1', EVENT, { expectedRevision: NO_STREAM });
    await server.kill();
    await expect(read(server.url())).rejects.toMatchObject({ type: 'unavailable' });
    await server.start();
    expect(await read(server.url())).toEqual(['Happened']);
  });
});

describe('A command that starts an EventStoreDB', () => {
  it('has failed with what it said where it ends', async () => {
    const server = new EventStoreServer(writeScript('ends.js', 'console.error("No such option: DB"); process.exit(3)'));
    const failed = await server.start().catch(({ message }) => message);
    expect(failed).toBe('The command that starts an EventStoreDB ended. It said: No such option: DB\nIt ended with 3.');
    await server.close();
  });

  it('has failed with what it said where nobody can read within so many tries', async () => {
    const silent = writeScript(
      'silent.js',
      'require("net").createServer().listen(process.argv[2]); console.log("Here I am")',
      '{port}',
    );
    const server = new EventStoreServer(silent, 20);
    const failed = await server.start().catch(({ message }) => message);
    expect(failed).toMatch(/^The EventStoreDB could not be read at 20 tries\./);
    await server.close();
  });

  it('has failed where there is no such program', async () => {
    const server = new EventStoreServer('no-such-eventstored --db={folder}');
    await expect(server.start()).rejects.toThrow('no-such-eventstored ENOENT');
    await server.close();
  });

  it('is given its folder, its port and nothing that a server takes for its options', async () => {
    const script = writeScript(
      'says.js',
      'console.log(JSON.stringify([process.argv.slice(2), process.env]))',
      '--db={folder} {port}',
    );
    process.env['EVENTSTORE_URL'] = 'esdb://127.0.0.1:1?tls=false';
    const server = new EventStoreServer(script);
    const failed: string = await server.start().catch(({ message }) => message);
    delete process.env['EVENTSTORE_URL'];
    const [words, environment] = JSON.parse(/\[\[.*\]/.exec(failed)![0]);
    expect(words).toEqual([expect.stringMatching(/^--db=\/.*town-/), expect.stringMatching(/^\d+$/)]);
    expect(Object.keys(environment).filter((name) => name.startsWith('EVENTSTORE_'))).toEqual([]);
    await server.close();
  });

  it('is killed with whatever it has started when whoever called it was killed', async () => {
    const parent = writeScript(
      'parent.js',
      `const { spawn } = require('child_process');
       spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
       console.log('started');
       setInterval(() => {}, 1000);`,
    );
    const caller = spawn(process.execPath, [join(__dirname, 'guard.mjs'), ...parent.trim().split(' ')], {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(caller.stdout, 'data');
    // As the kernel does for a killed process.
    caller.stdin.destroy();
    // All processes of the group must have closed their output.
    await once(caller, 'close');
  });
});
