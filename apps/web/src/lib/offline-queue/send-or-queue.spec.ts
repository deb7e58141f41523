import { UnreachableError } from '../api';
import { remembered } from '../local-storage';
import { QUEUED, sendOrQueue } from './send-or-queue';

const CHANGE = { kind: 'save', eventId: 5, save: true } as const;

let isWaiting = false;
const queued: string[] = [];

jest.mock('./page-queue', () => ({
  addToQueue: async () => queued.push('because the server is unreachable'),
  addBehindOthers: async () => {
    queued.push('behind others');
    return isWaiting;
  },
}));

const stub = globalThis as unknown as { navigator: unknown; indexedDB: unknown };
const { navigator } = stub;

beforeEach(() => {
  Object.defineProperty(globalThis, 'navigator', { value: { locks: {} }, configurable: true });
  stub.indexedDB = {};
  jest.spyOn(remembered.hasQueuedChanges, 'read').mockReturnValue(true);
});

afterEach(() => {
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  stub.indexedDB = undefined;
  jest.restoreAllMocks();
  [isWaiting, queued.length] = [false, 0];
});

const answer = async () => 'the response';
const unreachable = async () => {
  throw new UnreachableError('Nobody answers');
};

describe('A change behind others that wait', () => {
  it('waits with them', async () => {
    isWaiting = true;
    expect(await sendOrQueue('anna', CHANGE, unreachable)).toBe(QUEUED);
    expect(queued).toEqual(['behind others']);
  });

  it('is sent again for its response if it went with them', async () => {
    expect(await sendOrQueue('anna', CHANGE, answer)).toBe('the response');
  });

  it('waits again if the server is lost before that response', async () => {
    expect(await sendOrQueue('anna', CHANGE, unreachable)).toBe(QUEUED);
    expect(queued).toEqual(['behind others', 'because the server is unreachable']);
  });
});
