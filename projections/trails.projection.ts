import { userKey } from '#libs/contracts';
import type { AccountRegistered, HashedKey, OwnEventCreated, PhoneNumberGiven, ReminderSet } from '#libs/domain';
import { hashedKey } from '#libs/domain';
import { projection, type Recorded } from '#libs/event-sourcing';

export type TrailDocument = {
  stream: string;
  key: HashedKey;
};

type Listened = AccountRegistered | OwnEventCreated | PhoneNumberGiven | ReminderSet;

/** In which streams is something recorded of whoever holds a key, beside those that are named by it? It stays when they are forgotten. */
export const trails = projection<TrailDocument, Listened>({
  name: 'trails',
  version: 2,
  key: (fact) => `${streamOf(fact)} ${holderOf(fact)}`,
  indexed: ['key'],
  on: {
    AccountRegistered: (known, fact) => known ?? trail(fact),
    OwnEventCreated: (known, fact) => known ?? trail(fact),
    PhoneNumberGiven: (known, fact) => known ?? trail(fact),
    ReminderSet: (known, fact) => known ?? trail(fact),
  },
});

const trail = (fact: Recorded<Listened>): TrailDocument => ({
  stream: streamOf(fact),
  key: holderOf(fact),
});

const streamOf = ({ stream, type, data }: Recorded<Listened>) =>
  type === 'PhoneNumberGiven' ? `phoneNumber-${data.number}` : stream;

const holderOf = ({ type, data }: Recorded<Listened>): HashedKey => {
  if (type === 'AccountRegistered') return hashedKey(userKey(data.id));
  return type === 'OwnEventCreated' ? hashedKey(userKey(data.account)) : data.key;
};
