import { toUserKey } from '#libs/contracts';
import {
  type AccountRegistered,
  type HashedKey,
  hashedKey,
  type OwnEventCreated,
  type PhoneNumberGiven,
  type ReminderSet,
} from '#libs/domain';
import { projection, type Recorded } from '#libs/event-sourcing';

export type AuditTrailDocument = {
  stream: string;
  key: HashedKey;
};

type FoldedFact = AccountRegistered | OwnEventCreated | PhoneNumberGiven | ReminderSet;

/** Which streams contain facts about a key, beside those named by it? Kept when the person is forgotten. */
export const trails = projection<AuditTrailDocument, FoldedFact>({
  name: 'trails',
  version: 2,
  key: (fact) => `${trailStreamOf(fact)} ${keyOfFact(fact)}`,
  indexed: ['key'],
  on: {
    AccountRegistered: (document, fact) => document ?? toAuditTrail(fact),
    OwnEventCreated: (document, fact) => document ?? toAuditTrail(fact),
    PhoneNumberGiven: (document, fact) => document ?? toAuditTrail(fact),
    ReminderSet: (document, fact) => document ?? toAuditTrail(fact),
  },
});

const toAuditTrail = (fact: Recorded<FoldedFact>): AuditTrailDocument => ({
  stream: trailStreamOf(fact),
  key: keyOfFact(fact),
});

const trailStreamOf = ({ stream, type, data }: Recorded<FoldedFact>) =>
  type === 'PhoneNumberGiven' ? `phoneNumber-${data.number}` : stream;

const keyOfFact = ({ type, data }: Recorded<FoldedFact>): HashedKey => {
  if (type === 'AccountRegistered') return hashedKey(toUserKey(data.id));
  return type === 'OwnEventCreated' ? hashedKey(toUserKey(data.account)) : data.key;
};
