import { forgetDevice } from './forget-device';

const deleted: string[] = [];
let isStoreBroken = false;
let emptied = 0;

jest.mock('./offline-queue/page-queue', () => ({
  emptyQueue: async () => {
    if (isStoreBroken) throw new Error('The store is broken');
    emptied += 1;
  },
}));

const stub = globalThis as unknown as { indexedDB: unknown };

beforeEach(() => {
  stub.indexedDB = { deleteDatabase: (name: string) => deleted.push(name) };
});

afterEach(() => {
  stub.indexedDB = undefined;
  [isStoreBroken, emptied, deleted.length] = [false, 0, 0];
});

describe('A device that is forgotten', () => {
  it('loses its queue, whether or not something waits in it', async () => {
    await forgetDevice();
    expect([emptied, deleted]).toEqual([1, []]);
  });

  it('loses the whole database of the queue if that cannot be emptied', async () => {
    isStoreBroken = true;
    await forgetDevice();
    expect(deleted).toEqual(['almanac']);
  });
});
