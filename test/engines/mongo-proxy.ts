import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/** The driver sends other commands by itself. */
const ADAPTER_COMMANDS = /^(insert|update|delete|find|findAndModify|create|createIndexes|drop|listCollections)$/;

/**
 * `lose`: the command is executed, its answer is lost and the connection cut. `kill`: the same, and nothing after it gets through.
 * `freeze`: it is held back with everything after it. `step down`: it is refused with everything after it, as by a server that is
 * no longer the primary.
 */
export type Mishap = 'lose' | 'kill' | 'freeze' | 'step down';

export class MongoProxy {
  commandCount = 0;
  refusedCount = 0;
  private mishap: Mishap | undefined;
  private nth = 0;
  private thaw = () => {};
  private readonly thawed = new Promise<void>((resolve) => {
    this.thaw = resolve;
  });
  private resolveHappened = () => {};
  private readonly sockets = new Set<Socket>();

  readonly happened = new Promise<void>((resolve) => {
    this.resolveHappened = resolve;
  });

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (client) => this.forward(client));
  }

  static async open(url: string): Promise<MongoProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new MongoProxy(server, new URL(url));
  }

  get url() {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return String(url);
  }

  /** `nth` is counted from 1. */
  setMishap(nth: number, mishap: Mishap) {
    [this.nth, this.mishap] = [nth, mishap];
  }

  endMishap() {
    this.mishap = undefined;
    this.thaw();
  }

  async close() {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private toRefusal(message: Buffer) {
    this.refusedCount += 1;
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeInt32LE(HEAD_BYTES + NOT_PRIMARY.length, 0);
    head.writeInt32LE(message.readInt32LE(4), 8);
    head.writeInt32LE(message.readInt32LE(12), 12);
    return Buffer.concat([head, NOT_PRIMARY]);
  }

  /** Each connection has one request at a time. */
  private forward(client: Socket) {
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
      splitMessages(async (message) => {
        const nth = ADAPTER_COMMANDS.test(commandNameOf(message)) ? ++this.commandCount : 0;
        if (nth > 0 && nth === this.nth) this.resolveHappened();
        if (this.mishap === 'freeze' && nth >= this.nth && nth > 0) await this.thawed;
        if (this.mishap === 'kill' && nth > this.nth) return cut();
        if (this.mishap === 'step down' && nth >= this.nth && nth > 0) return client.write(this.toRefusal(message));
        isLost = (this.mishap === 'lose' || this.mishap === 'kill') && nth > 0 && nth === this.nth;
        server.write(message);
      }),
    );
    server.on(
      'data',
      splitMessages((message) => {
        if (isLost) cut();
        else client.write(message);
      }),
    );
  }
}

const NOT_PRIMARY = BSON.serialize({ ok: 0, errmsg: 'not primary', code: 10_107, codeName: 'NotWritablePrimary' });

const splitMessages = (onMessage: (message: Buffer) => unknown) => {
  let rest = Buffer.alloc(0);
  return (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 4 && rest.length >= rest.readUInt32LE(0)) {
      const length = rest.readUInt32LE(0);
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
};

/** Bytes before a command's document: length, request id, response id, opcode, flags, section kind. */
const HEAD_BYTES = 16 + 4 + 1;

/** The first field of the document, after the document's length and the field's type. */
const commandNameOf = (message: Buffer) => {
  const start = HEAD_BYTES + 4 + 1;
  return message.toString('latin1', start, Math.max(start, message.indexOf(0, start)));
};
