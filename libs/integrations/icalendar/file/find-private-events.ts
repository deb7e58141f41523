import { HEAD_PATTERN } from './read-properties';
import type { EventLines } from './split-events';

/** An unknown class counts as private (RFC 5545, 3.8.1.3). Without its own, a changed occurrence has the class of its event. */
export const findPrivateEvents = (events: readonly EventLines[]): ReadonlySet<EventLines> => {
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

/** A line that cannot be parsed is returned whole: it is no known class, so the event counts as private. */
const valuesOf = ({ lines }: EventLines, name: RegExp): string[] =>
  lines
    .filter((line) => name.test(line))
    .map((line) => line.replace(HEAD_PATTERN, '').trim())
    .filter((text) => text !== '');
