import { EventStoreServer } from './event-store-server';

/** Starts an EventStoreDB by its command and kills it. Prints why it cannot be started. */
const startOnce = async () => {
  const server = new EventStoreServer();
  try {
    await server.start();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await server.close();
  }
};

void startOnce();
