import { textOf } from './file/read-properties';
import { recordedUid } from './identity';
import type { Report } from './problems';
import type { EventRecord } from './recurrence/event-record';
import { comparable } from './texts/comparable';

/**
 * Some publishers give one UID to all that begins at the same time, in however many places. Where neither record is newer
 * than the other by its own word, those in different places are different events, each under a UID of its own.
 */
export const placesApart = (records: EventRecord[], report: Report): EventRecord[] => {
  if (records.length < 2 || records.some(({ replaces }) => replaces)) return records;
  const apart = new Set([...Map.groupBy(records, revisionAndStart).values()].filter((those) => placesOf(those).size > 1).flat());
  if (apart.size === 0) return records;
  report('its UID is used for several places at the same time');
  return records.map((record) =>
    apart.has(record) ? { ...record, uid: recordedUid(`${record.uid} in ${placeOf(record)}`) } : record,
  );
};

const revisionAndStart = ({ revision: [sequence, lastModified], start }: EventRecord): string =>
  JSON.stringify([sequence, lastModified, start.wall, start.zone]);

/** Nowhere is no other place. */
const placesOf = (records: EventRecord[]): Set<string> => new Set(records.map(placeOf).filter((place) => place !== ''));

const placeOf = ({ properties }: EventRecord): string => comparable(textOf(properties, 'location') ?? '');
