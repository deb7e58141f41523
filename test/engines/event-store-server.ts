import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BACKWARDS, END, EventStoreDBClient } from '@eventstore/db-client';
import { freePort, isListening } from './free-port';

const ROOT = join(__dirname, '../..');
const GUARD = join(__dirname, 'guard.mjs');
/** Paths are relative to the root of the repository, where a command runs. */
const DOUBLE_COMMAND =
  'node_modules/node/bin/node --conditions=source --import ./scripts/typescript.mjs test/engines/eventstore/main.ts {folder}/log {port}';

const GIVEN_COMMAND = process.env['TEST_EVENTSTORE_COMMAND'];

export const serverLabel = GIVEN_COMMAND ? 'the server of TEST_EVENTSTORE_COMMAND' : 'the double as a process of its own';

const POLL_INTERVAL_MS = 50;
/** At least a minute. */
const MAX_TRIES = 1_200;
const MAX_OUTPUT_LENGTH = 4_000;

/**
 * An EventStoreDB on a folder of its own, started by a command: that of `TEST_EVENTSTORE_COMMAND`, else one that runs the double.
 * It can be killed, and started again with everything it has acknowledged.
 */
export class EventStoreServer {
  private readonly folder = newFolder();
  private running: Promise<RunningServer> | undefined;
  private ended: Promise<void> = Promise.resolve();

  constructor(
    private readonly command = GIVEN_COMMAND || DOUBLE_COMMAND,
    private readonly tries = MAX_TRIES,
  ) {}

  /** Returns the port once the server can be read. Each start has another port. */
  async start(): Promise<number> {
    this.running ??= this.launchTracked();
    return (await this.running).port;
  }

  async group(): Promise<number | undefined> {
    return (await this.running)?.pid;
  }

  /** With every process that it has started, as in a power failure. */
  async kill() {
    const { running } = this;
    this.running = undefined;
    if (running) this.ended = running.then(killGroup, () => {});
    await this.ended;
  }

  async close() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private launchTracked(): Promise<RunningServer> {
    const running = this.ended.then(() => launch(this.command, this.folder, this.tries));
    const forget = () => {
      if (this.running === running) this.running = undefined;
    };
    running.then(({ closed }) => closed).then(forget, forget);
    return running;
  }
}

/** On the disk: the temporary folder of tests may be in memory, and an empty server needs hundreds of megabytes. */
const newFolder = () => {
  const folders = join(ROOT, '.cache/eventstore');
  mkdirSync(folders, { recursive: true });
  return mkdtempSync(join(folders, 'town-'));
};

/** `closed` resolves when every process of the group has closed its output. */
type RunningServer = Readonly<{ pid: number; port: number; closed: Promise<unknown> }>;

const launch = async (command: string, folder: string, tries: number): Promise<RunningServer> => {
  const port = await freePort();
  const words = splitWords(command).map((word) => word.replaceAll('{folder}', folder).replaceAll('{port}', String(port)));
  const child = spawn(process.execPath, [GUARD, ...words], {
    cwd: ROOT,
    env: serverEnvironment(),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  const running = { pid: child.pid!, port, closed: once(child, 'close') };
  try {
    await waitUntilReady(port, child, tries);
    return running;
  } catch (error) {
    await killGroup(running);
    throw new Error(`${(error as Error).message} It said: ${output()}`);
  }
};

/** Split at spaces, because no shell runs the command. */
const splitWords = (command: string) => command.split(' ').filter(Boolean);

/** A server would read these variables as its options. */
const serverEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(EVENTSTORE|KURRENTDB)_/.test(name)));

const collectOutput = ({ stdout, stderr }: ChildProcess) => {
  let printed = '';
  for (const output of [stdout!, stderr!])
    output.setEncoding('utf8').on('data', (text) => {
      printed = (printed + text).slice(-MAX_OUTPUT_LENGTH);
    });
  return () => printed.trim();
};

/** A server that listens may never reply, so its process is watched while a read waits. */
const waitUntilReady = async (port: number, child: ChildProcess, tries: number) => {
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
  let [isReady, isOver] = [false, false];
  const ask = async () => {
    while (!isReady && !isOver) {
      isReady = (await isListening(port)) && (await isReadable(client));
      await setTimeout(POLL_INTERVAL_MS);
    }
  };
  try {
    void ask();
    for (let tried = 0; !isReady; tried++) {
      if (child.exitCode !== null) throw new Error('The command that starts an EventStoreDB ended.');
      if (tried === tries) throw new Error(`The EventStoreDB could not be read at ${tries} tries.`);
      await setTimeout(POLL_INTERVAL_MS);
    }
  } finally {
    isOver = true;
    void client.dispose();
  }
};

const isReadable = async (client: EventStoreDBClient): Promise<boolean> => {
  try {
    for await (const _ of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
    return true;
  } catch {
    return false;
  }
};

const killGroup = async ({ pid, closed }: RunningServer) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await closed;
};
