export type Connection = Readonly<{ destroyed: boolean }>;

/** Several connections share the work for one response. */
export class WaitingConnections {
  private readonly byResponse = new Map<string, Set<Connection>>();

  async during<T>(response: string, connection: Connection, work: () => Promise<T>): Promise<T> {
    const connections = this.byResponse.get(response) ?? new Set();
    this.byResponse.set(response, connections.add(connection));
    try {
      return await work();
    } finally {
      connections.delete(connection);
      if (connections.size === 0 && this.byResponse.get(response) === connections) this.byResponse.delete(response);
    }
  }

  isAwaited(response: string): boolean {
    return [...(this.byResponse.get(response) ?? [])].some((connection) => !connection.destroyed);
  }
}
