import { MongoClient } from 'mongodb';

export const databaseAt = (server: string, name: string) => {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return String(address);
};

export const dropDatabase = async (url: string) => {
  const client = new MongoClient(url);
  try {
    await client.db().dropDatabase();
  } finally {
    await client.close();
  }
};
