import type { Coordinates, TownEvent } from '#libs/contracts';

/** `uid` is `{series}-{first day}`. The status is confirmed unless given. */
export type SampleEvent = { uid: string } & Omit<TownEvent, 'id' | 'status' | 'isUserCreated' | 'sourceName'> & {
    coordinates?: Coordinates;
    status?: 'confirmed' | 'cancelled';
  };
