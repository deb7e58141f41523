import { EventStoreServer } from './event-store-server';

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
