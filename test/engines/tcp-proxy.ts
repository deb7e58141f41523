import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Its port is known at once, even before the server runs. */
export class TcpProxy {
  readonly port: number;
  private server: Server;
  private readonly sockets = new Set<Socket>();

  /** `serverPort` resolves with the port of the server once it runs. `onEmpty` is called when the last connection has closed. */
  constructor(
    readonly serverPort: () => Promise<number>,
    private readonly onEmpty = () => {},
  ) {
    this.server = this.listen(0);
    this.port = (this.server.address() as AddressInfo).port;
  }

  shut() {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  open() {
    this.server = this.listen(this.port);
  }

  /** Synchronous: without a host name to look up, the port is bound before this returns. */
  private listen(port: number) {
    return createServer((socket) => void this.forward(socket)).listen(port);
  }

  private async forward(socket: Socket) {
    this.track(socket);
    const port = await this.serverPort().catch((error) => void console.error(error));
    if (!port) socket.destroy();
    if (!port || socket.destroyed) return;
    const upstream = this.track(connect(port, '127.0.0.1'));
    socket.pipe(upstream).pipe(socket);
    socket.once('close', () => upstream.destroy());
    upstream.once('close', () => socket.destroy());
    await Promise.all([waitForClose(socket), waitForClose(upstream)]);
    if (this.sockets.size === 0) this.onEmpty();
  }

  private track(socket: Socket) {
    this.sockets.add(socket);
    return socket
      .setNoDelay()
      .on('error', () => {})
      .once('close', () => this.sockets.delete(socket));
  }
}

const waitForClose = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
