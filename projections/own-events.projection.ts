import { type Day, toUserKey } from '#libs/contracts';
import { type HashedKey, hashedKey, type OwnEventEvent } from '#libs/domain';
import { projection, requireDocument, type SealedText } from '#libs/event-sourcing';

export type OwnEventDocument = {
  id: number;
  /** The account whose key decrypts it. */
  account: string;
  /** The hashed key that may read it. */
  owner: HashedKey;
  content: SealedText;
  alone: Record<Day, SealedText | null>;
  createdAt: string;
  changedAt: string;
  /** Number of changes. */
  sequence: number;
};

/** Which own events does a resident have? Encrypted like in the log. */
export const ownEvents = projection<OwnEventDocument, OwnEventEvent>({
  name: 'own-events',
  version: 1,
  key: ({ data }) => data.id,
  indexed: ['owner'],
  on: {
    OwnEventCreated: (_, { data: { id, account, content }, metadata: { time } }) => ({
      ...{ id, account, content },
      owner: hashedKey(toUserKey(account)),
      alone: {},
      createdAt: time,
      changedAt: time,
      sequence: 0,
    }),
    OwnEventRevised: (document, { data: { content }, metadata: { time } }) => ({
      ...withChange(requireDocument(document), time),
      content,
    }),
    OccurrenceRevised: (document, { data: { day, content }, metadata: { time } }) =>
      withOccurrence(withChange(requireDocument(document), time), day, content),
    OccurrenceDropped: (document, { data: { day }, metadata: { time } }) =>
      withOccurrence(withChange(requireDocument(document), time), day, null),
    OwnEventDeleted: () => null,
  },
});

const withChange = (event: OwnEventDocument, time: string): OwnEventDocument => ({
  ...event,
  changedAt: time,
  sequence: event.sequence + 1,
});

const withOccurrence = (event: OwnEventDocument, day: Day, content: SealedText | null): OwnEventDocument => ({
  ...event,
  alone: { ...event.alone, [day]: content },
});
