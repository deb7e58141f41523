import { type Day, userKey } from '#libs/contracts';
import { type HashedKey, hashedKey, type OwnEventEvent } from '#libs/domain';
import { existing, projection, type SealedText } from '#libs/event-sourcing';

export type OwnEventDocument = {
  id: number;
  /** With whose key it can be read. */
  account: string;
  /** Who may read it. */
  owner: HashedKey;
  content: SealedText;
  /** What was changed on one day alone, null for what was dropped. */
  alone: Record<Day, SealedText | null>;
  createdAt: string;
  changedAt: string;
  /** How often something else was said of it. */
  sequence: number;
};

/** Which events of their own does somebody keep? Sealed here as they are in the log. */
export const ownEvents = projection<OwnEventDocument, OwnEventEvent>({
  name: 'own-events',
  version: 1,
  key: ({ data }) => data.id,
  indexed: ['owner'],
  on: {
    OwnEventCreated: (_, { data: { id, account, content }, metadata: { time } }) => ({
      ...{ id, account, content },
      owner: hashedKey(userKey(account)),
      alone: {},
      createdAt: time,
      changedAt: time,
      sequence: 0,
    }),
    OwnEventRevised: (known, { data: { content }, metadata: { time } }) => ({ ...changed(existing(known), time), content }),
    OccurrenceRevised: (known, { data: { day, content }, metadata: { time } }) =>
      alone(changed(existing(known), time), day, content),
    OccurrenceDropped: (known, { data: { day }, metadata: { time } }) => alone(changed(existing(known), time), day, null),
    OwnEventDeleted: () => null,
  },
});

const changed = (event: OwnEventDocument, time: string): OwnEventDocument => ({
  ...event,
  changedAt: time,
  sequence: event.sequence + 1,
});

const alone = (event: OwnEventDocument, day: Day, content: SealedText | null): OwnEventDocument => ({
  ...event,
  alone: { ...event.alone, [day]: content },
});
