import { createHash } from 'node:crypto';
import { LONGEST } from '#libs/contracts';
import type { Happening } from './happening';
import { comparable } from './texts/comparable';

/** A number from 1 to 2^52, the same on every machine and for ever. */
export const eventId = (source: string, uid: string, instance: string): number =>
  Number.parseInt(sha256(JSON.stringify([source, uid, instance])).slice(0, HEX_DIGITS), 16) + 1;

/** Of an organization, by the name it is first registered under; likewise. It keeps it under any other. */
export const organizationId = (name: string): number => eventId('organizations', name, '');

/** Of a part of an organization, by the name it is first registered under; likewise. */
export const subOrganizationId = (organization: number, name: string): number =>
  eventId('sub-organizations', String(organization), name);

/** Of a program of an organization that `town.json` names; likewise. */
export const subcalendarId = (organization: number, name: string): number => eventId('sub-calendars', String(organization), name);

/** The same text for the same title, start and place, under whatever UID a source brings them next time. */
export const sameHappening = (happening: Pick<Happening, 'name' | 'date' | 'startTime' | 'location'>): string =>
  JSON.stringify([comparable(happening.name), startOf(happening), comparable(happening.location ?? '')]);

/** A UID as it is recorded: itself, or its hash where it is too long for that. Another for each, the same for ever. */
export const recordedUid = (uid: string): string => (uid.length > LONGEST.uid ? `sha256:${sha256(uid)}` : uid);

const HEX_DIGITS = 13;

const startOf = ({ startTime, date }: Pick<Happening, 'date' | 'startTime'>): string =>
  startTime ? new Date(startTime).toISOString() : date;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
