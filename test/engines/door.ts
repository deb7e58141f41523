import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The way to a server, which can be shut. Its port is known at once, also before there is a server behind it. */
export class Door {
  readonly port: number;
  private server: Server;
  private readonly inside = new Set<Socket>();

  /** `behind` answers the port of the server once it runs; `onEmpty` is called when the last connection to it has closed. */
  constructor(
    readonly behind: () => Promise<number>,
    private readonly onEmpty = () => {},
  ) {
    this.server = this.listening(0);
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Whoever is inside is cut off, nobody else comes in. */
  shut() {
    this.server.close();
    for (const socket of this.inside) socket.destroy();
  }

  open() {
    this.server = this.listening(this.port);
  }

  /** Without a host to look up, it listens before this returns. */
  private listening(port: number) {
    return createServer((socket) => void this.lead(socket)).listen(port);
  }

  private async lead(socket: Socket) {
    this.held(socket);
    const port = await this.behind().catch((error) => void console.error(error));
    if (!port) socket.destroy();
    if (!port || socket.destroyed) return;
    const way = this.held(connect(port, '127.0.0.1'));
    socket.pipe(way).pipe(socket);
    socket.once('close', () => way.destroy());
    way.once('close', () => socket.destroy());
    await Promise.all([closed(socket), closed(way)]);
    if (this.inside.size === 0) this.onEmpty();
  }

  private held(socket: Socket) {
    this.inside.add(socket);
    return socket
      .setNoDelay()
      .on('error', () => {})
      .once('close', () => this.inside.delete(socket));
  }
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
