import { isOwnEvent, type TownEvent } from '#libs/contracts';
import type { ReminderDocument } from '#projections';

export type ReminderStatus = Readonly<{
  reminder: ReminderDocument;
  event: TownEvent | undefined;
  due: number | null;
  sayable: number;
}>;

export type ReminderChange = Readonly<
  | { kind: 'move'; id: string; at: number }
  | { kind: 'call off'; id: string; at: number; isSilent?: true }
  | { kind: 'drop'; id: string; why: 'unwanted' | 'missed' }
>;

export const isOutdated = ({ reminder, event, due }: ReminderStatus): boolean =>
  due === null
    ? isOwnOrGone(event) || !reminder.isCalledOff
    : reminder.isCalledOff || new Date(due).toISOString() !== reminder.planned;

/** One notice per event or series, last: planned again if this breaks off. None for own events: residents changed those. */
export const planChanges = (all: readonly ReminderStatus[], now: number): ReminderChange[] => {
  const duplicates = findDuplicates(all);
  const behind = all.filter((one) => isOutdated(one) && !duplicates.has(one));
  const [announced, silent] = [behind.filter((one) => isAnnounced(one, now)), behind.filter((one) => !isAnnounced(one, now))];
  const groups = [...Map.groupBy(announced, seriesIdOf).values()].map((group) => group.toSorted(compareByUsefulness));
  return [
    ...[...duplicates].map(toDrop),
    ...silent.map((one) => (one.due === null ? toDrop(one) : toMove(one, one.due))),
    ...groups.flatMap(([, ...others]) => others.map(toSilentChange)),
    ...groups.map(([first]) => toAnnouncement(first!)),
  ];
};

/** Finds reminders that would say the same about one event: those of a series may come to follow the same day. */
const findDuplicates = (all: readonly ReminderStatus[]): ReadonlySet<ReminderStatus> => {
  const alike = Map.groupBy(
    all.filter(({ event, due }) => event && due !== null),
    ({ reminder: { type, before }, event }) => `${event!.id} ${type} ${before}`,
  );
  return new Set(
    [...alike.values()].flatMap((ones) => ones.toSorted((a, b) => Number(isOutdated(a)) - Number(isOutdated(b))).slice(1)),
  );
};

const isAnnounced = ({ event, due }: ReminderStatus, now: number) => (due === null ? !isOwnOrGone(event) : due <= now);

/** Own events can disappear; town events never do. */
const isOwnOrGone = (event: TownEvent | undefined) => !event || isOwnEvent(event);

const seriesIdOf = ({ event }: ReminderStatus) => event!.repeats?.id ?? event!.id;

const compareByUsefulness = (a: ReminderStatus, b: ReminderStatus) =>
  Number(isTooLate(a)) - Number(isTooLate(b)) ||
  beginningOf(a) - beginningOf(b) ||
  Number(b.reminder.type === 'sms') - Number(a.reminder.type === 'sms') ||
  a.reminder.before - b.reminder.before;

const isTooLate = (one: ReminderStatus) => one.sayable > beginningOf(one);

const beginningOf = ({ reminder: { before, planned }, due }: ReminderStatus) => (due ?? Date.parse(planned)) + before;

const toAnnouncement = (one: ReminderStatus): ReminderChange =>
  one.due === null ? { kind: 'call off', id: one.reminder.id, at: one.sayable } : toMove(one, one.due);

/** A reminder of a cancelled event can become valid again with the event. */
const toSilentChange = ({ reminder: { id }, due, sayable }: ReminderStatus): ReminderChange =>
  due === null ? { kind: 'call off', id, at: sayable, isSilent: true } : { kind: 'drop', id, why: 'missed' };

const toMove = ({ reminder: { id } }: ReminderStatus, at: number): ReminderChange => ({ kind: 'move', id, at });

const toDrop = ({ reminder: { id } }: ReminderStatus): ReminderChange => ({ kind: 'drop', id, why: 'unwanted' });
