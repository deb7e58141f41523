import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/** What an adapter sends, apart from what its driver asks by itself. */
const COMMANDS = /^(insert|update|delete|find|findAndModify|create|createIndexes|drop|listCollections)$/;

/**
 * What happens to a command: its answer is lost and the connection cut, though it was done; so it is, and nothing after it gets
 * through, as when its process is killed; it is held back with all after it, as when its process is frozen; it is refused with
 * all after it, as by a server that is the primary no longer.
 */
export type Mishap = 'lose' | 'kill' | 'freeze' | 'step down';

/** The way of one process to a MongoDB, on which something can happen to one of its commands. */
export class Way {
  /** How many commands have come. */
  commands = 0;
  /** How many of them were refused. */
  refused = 0;
  private mishap: Mishap | undefined;
  private nth = 0;
  private thaw = () => {};
  private readonly thawed = new Promise<void>((resolve) => {
    this.thaw = resolve;
  });
  private tell = () => {};
  private readonly sockets = new Set<Socket>();

  /** Resolves when it has happened. */
  readonly happened = new Promise<void>((resolve) => {
    this.tell = resolve;
  });

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (client) => this.pass(client));
  }

  static async to(url: string): Promise<Way> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Way(server, new URL(url));
  }

  get url() {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return String(url);
  }

  /** To the `nth` command, counted from 1. */
  befall(nth: number, mishap: Mishap) {
    [this.nth, this.mishap] = [nth, mishap];
  }

  /** What was held back goes on, and nothing more is refused. */
  goOn() {
    this.mishap = undefined;
    this.thaw();
  }

  async close() {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private refusalOf(message: Buffer) {
    this.refused += 1;
    const head = Buffer.alloc(HEAD);
    head.writeInt32LE(HEAD + NOT_PRIMARY.length, 0);
    head.writeInt32LE(message.readInt32LE(4), 8);
    head.writeInt32LE(message.readInt32LE(12), 12);
    return Buffer.concat([head, NOT_PRIMARY]);
  }

  /** A connection asks one thing at a time. */
  private pass(client: Socket) {
    const server = connect(Number(this.target.port), this.target.hostname);
    const cut = () => {
      for (const socket of [client, server]) {
        socket.destroy();
        this.sockets.delete(socket);
      }
    };
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', cut).on('close', cut);
    }
    let isLost = false;
    client.on(
      'data',
      messages(async (message) => {
        const nth = COMMANDS.test(nameIn(message)) ? ++this.commands : 0;
        if (nth > 0 && nth === this.nth) this.tell();
        if (this.mishap === 'freeze' && nth >= this.nth && nth > 0) await this.thawed;
        if (this.mishap === 'kill' && nth > this.nth) return cut();
        if (this.mishap === 'step down' && nth >= this.nth && nth > 0) return client.write(this.refusalOf(message));
        isLost = (this.mishap === 'lose' || this.mishap === 'kill') && nth > 0 && nth === this.nth;
        server.write(message);
      }),
    );
    server.on(
      'data',
      messages((message) => {
        if (isLost) cut();
        else client.write(message);
      }),
    );
  }
}

const NOT_PRIMARY = BSON.serialize({ ok: 0, errmsg: 'not primary', code: 10_107, codeName: 'NotWritablePrimary' });

/** A message begins with its length. */
const messages = (told: (message: Buffer) => unknown) => {
  let rest = Buffer.alloc(0);
  return (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 4 && rest.length >= rest.readUInt32LE(0)) {
      const length = rest.readUInt32LE(0);
      told(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
};

/** Before a command's document: its length, number, whose answer it is and what kind, then flags and what follows. */
const HEAD = 16 + 4 + 1;

/** The first field of a command's document is its name; its length and the field's type stand before it. */
const nameIn = (message: Buffer) => {
  const start = HEAD + 4 + 1;
  return message.toString('latin1', start, Math.max(start, message.indexOf(0, start)));
};
