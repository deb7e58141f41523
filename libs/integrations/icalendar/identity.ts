import { createHash } from 'node:crypto';
import { MAX_EVENT_TEXT_LENGTHS } from '#libs/contracts';
import type { FeedOccurrence } from './feed-occurrence';
import { toComparable } from './texts/comparable';

/** Returns a number from 1 to 2^52 that never changes, on any machine. */
export const toEventId = (source: string, uid: string, instance: string): number =>
  Number.parseInt(sha256(JSON.stringify([source, uid, instance])).slice(0, ID_HEX_DIGITS), 16) + 1;

/** Returns the permanent id of an organization, from the name under which it is first registered. Renaming does not change it. */
export const toOrganizationId = (name: string): number => toEventId('organizations', name, '');

export const toSubOrganizationId = (organization: number, name: string): number =>
  toEventId('sub-organizations', String(organization), name);

export const toSubcalendarId = (organization: number, name: string): number =>
  toEventId('sub-calendars', String(organization), name);

/** Returns the same text for the same title, start and place, also if the source changes the UID. */
export const contentKeyOf = (happening: Pick<FeedOccurrence, 'name' | 'date' | 'startTime' | 'location'>): string =>
  JSON.stringify([toComparable(happening.name), startOf(happening), toComparable(happening.location ?? '')]);

/** Returns the UID as it is recorded: itself, or its hash if it is too long. Distinct and permanent. */
export const toRecordedUid = (uid: string): string => (uid.length > MAX_EVENT_TEXT_LENGTHS.uid ? `sha256:${sha256(uid)}` : uid);

const ID_HEX_DIGITS = 13;

const startOf = ({ startTime, date }: Pick<FeedOccurrence, 'date' | 'startTime'>): string =>
  startTime ? new Date(startTime).toISOString() : date;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
