import { clear, createStore, get, update } from 'idb-keyval';
import { ApiError } from '../api';
import { changeOf } from '../list-difference';
import { EMPTY, type Queue, type QueuedChange, type SendOutcome, sendAll } from './queue';
import { QUEUE_DATABASE } from './queue-database';
import { SENDERS } from './senders';

/** The service worker and every tab use it, so each update is one transaction. */
const store = createStore(QUEUE_DATABASE, 'wishes');

const NAME = 'box';

export const readQueue = async (): Promise<Queue> => (await get<Queue>(NAME, store)) ?? EMPTY;

export const changeQueue = async (how: (queue: Queue) => Queue): Promise<Queue> => {
  let now = EMPTY;
  await update<Queue>(
    NAME,
    (queue = EMPTY) => {
      now = how(queue);
      return now;
    },
    store,
  );
  return now;
};

export const emptyQueue = () => clear(store);

/** The tag of the browser's sync event when the network is back, and the worker's message to its pages afterwards. */
export const TAKE_UP = 'take-up-wishes';

/** One tab, or the worker, sends at a time; the others wait. Returns what is left. */
export const sendQueue = (): Promise<Queue> =>
  navigator.locks.request('almanac-wishes', async () => {
    await sendAll({ read: readQueue, change: changeQueue, send: sendQueued });
    return readQueue();
  });

const sendQueued = async ({ key, wish }: QueuedChange): Promise<SendOutcome> => {
  try {
    await SENDERS[wish.kind](key, (wish.kind === 'save' ? wish : changeOf<string | number>(wish)) as never);
    return 'taken';
  } catch (error) {
    return error instanceof ApiError ? refusalOf(error) : 'later';
  }
};

const refusalOf = ({ status, sentence }: ApiError): SendOutcome =>
  status >= 500 || BUSY.includes(status) ? 'later' : NOT_THEIRS.includes(status) ? 'not theirs' : { refused: sentence };

const BUSY = [408, 425, 429];

const NOT_THEIRS = [401, 403];
