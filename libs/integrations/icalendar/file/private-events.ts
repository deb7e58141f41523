import { HEAD } from './read-properties';
import type { EventLines } from './split-events';

/**
 * The events of a file that are not for everybody. A class that nobody knows counts as private (RFC 5545, 3.8.1.3). What becomes of one
 * occurrence is as private as its event, unless it says otherwise itself.
 */
export const privateEvents = (events: readonly EventLines[]): ReadonlySet<EventLines> => {
  const classified = events.map((event) => ({ event, classes: valuesOf(event, CLASS) }));
  const uids = new Set(
    classified.flatMap(({ event, classes }) => (isPrivate(classes) && !isChange(event) ? valuesOf(event, UID) : [])),
  );
  const isInherited = (event: EventLines) => isChange(event) && valuesOf(event, UID).some((uid) => uids.has(uid));
  return new Set(
    classified.flatMap(({ event, classes }) =>
      isPrivate(classes) || (uids.size > 0 && classes.length === 0 && isInherited(event)) ? [event] : [],
    ),
  );
};

const CLASS = /^CLASS[ \t]*[;:]/i;
const UID = /^UID[ \t]*[;:]/i;
const CHANGE = /^RECURRENCE-ID[ \t]*[;:]/i;

const isPrivate = (classes: readonly string[]) => classes.some((text) => text.toUpperCase() !== 'PUBLIC');

const isChange = ({ lines }: EventLines) => lines.some((line) => CHANGE.test(line));

/** Of what cannot be parsed all of it: it is no class that anybody knows. */
const valuesOf = ({ lines }: EventLines, name: RegExp): string[] =>
  lines
    .filter((line) => name.test(line))
    .map((line) => line.replace(HEAD, '').trim())
    .filter((text) => text !== '');
