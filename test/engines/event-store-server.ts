import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BACKWARDS, END, EventStoreDBClient } from '@eventstore/db-client';
import { freePort, isListening } from './free-port';

const HOUSE = join(__dirname, '../..');
const GUARD = join(__dirname, 'guard.mjs');
/** Seen from the root of the repository, where a command is run. */
const DOUBLE =
  'node_modules/node/bin/node --conditions=source --import ./scripts/typescript.mjs test/engines/eventstore/main.ts {folder}/log {port}';

const GIVEN = process.env['TEST_EVENTSTORE_COMMAND'];

/** What runs where a command starts a server. */
export const startedServer = GIVEN ? 'the server of TEST_EVENTSTORE_COMMAND' : 'the double as a process of its own';

const LOOK_AGAIN_MS = 50;
/** A minute at least. */
const TRIES = 1_200;
const OUTPUT_LENGTH = 4_000;

/**
 * An EventStoreDB that a command starts on a folder of its own: the one in `TEST_EVENTSTORE_COMMAND`, else the double as a process.
 * It can be killed, and started again with what it has acknowledged.
 */
export class EventStoreServer {
  private readonly folder = aFolder();
  private running: Promise<Running> | undefined;
  private ended: Promise<void> = Promise.resolve();

  constructor(
    private readonly command = GIVEN || DOUBLE,
    private readonly tries = TRIES,
  ) {}

  /** Answers the port on which it can be read, which is another after each start. */
  async start(): Promise<number> {
    this.running ??= this.launched();
    return (await this.running).port;
  }

  /** The process group of the one that runs. */
  async group(): Promise<number | undefined> {
    return (await this.running)?.pid;
  }

  /** As when the power fails: it, and whatever it has started. */
  async kill() {
    const { running } = this;
    this.running = undefined;
    if (running) this.ended = running.then(end, () => {});
    await this.ended;
  }

  /** For good, with its folder. */
  async close() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private launched(): Promise<Running> {
    const running = this.ended.then(() => launch(this.command, this.folder, this.tries));
    const forget = () => {
      if (this.running === running) this.running = undefined;
    };
    running.then(({ closed }) => closed).then(forget, forget);
    return running;
  }
}

/** On the disk: a server takes hundreds of megabytes before it has a fact, and the folders of tests may be in memory. */
const aFolder = () => {
  const folders = join(HOUSE, '.cache/eventstore');
  mkdirSync(folders, { recursive: true });
  return mkdtempSync(join(folders, 'town-'));
};

/** `closed` when nobody of its group holds its output any more. */
type Running = Readonly<{ pid: number; port: number; closed: Promise<unknown> }>;

const launch = async (command: string, folder: string, tries: number): Promise<Running> => {
  const port = await freePort();
  const words = wordsOf(command).map((word) => word.replaceAll('{folder}', folder).replaceAll('{port}', String(port)));
  const child = spawn(process.execPath, [GUARD, ...words], {
    cwd: HOUSE,
    env: environment(),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output = outputOf(child);
  const running = { pid: child.pid!, port, closed: once(child, 'close') };
  try {
    await becomesReady(port, child, tries);
    return running;
  } catch (error) {
    await end(running);
    throw new Error(`${(error as Error).message} It said: ${output()}`);
  }
};

/** Put apart by spaces: no shell reads them. */
const wordsOf = (command: string) => command.split(' ').filter(Boolean);

/** Without what a server would take for options of its own. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(EVENTSTORE|KURRENTDB)_/.test(name)));

/** The end of what it has said. */
const outputOf = ({ stdout, stderr }: ChildProcess) => {
  let said = '';
  for (const output of [stdout!, stderr!])
    output.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-OUTPUT_LENGTH);
    });
  return () => said.trim();
};

/** One that listens already may answer that it is not ready, or not at all: it is looked after beside what is asked of it. */
const becomesReady = async (port: number, child: ChildProcess, tries: number) => {
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
  let [isReady, isOver] = [false, false];
  const ask = async () => {
    while (!isReady && !isOver) {
      isReady = (await isListening(port)) && (await isReadable(client));
      await setTimeout(LOOK_AGAIN_MS);
    }
  };
  try {
    void ask();
    for (let tried = 0; !isReady; tried++) {
      if (child.exitCode !== null) throw new Error('The command that starts an EventStoreDB ended.');
      if (tried === tries) throw new Error(`The EventStoreDB could not be read at ${tries} tries.`);
      await setTimeout(LOOK_AGAIN_MS);
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

const end = async ({ pid, closed }: Running) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await closed;
};
