import { isOwn, type TownEvent } from '#libs/contracts';
import type { ReminderDocument } from '#projections';

/** A reminder that waits, and how its event stands by now. Instants in milliseconds. */
export type Standing = Readonly<{
  reminder: ReminderDocument;
  event: TownEvent | undefined;
  /** When it is due by the event; null where the event will not be. */
  due: number | null;
  /** When something can be said of it at the earliest. */
  sayable: number;
}>;

export type Change = Readonly<
  | { kind: 'move'; id: string; at: number }
  | { kind: 'call off'; id: string; at: number; isSilent?: true }
  | { kind: 'drop'; id: string; why: 'unwanted' | 'missed' }
>;

/** Whether a reminder does not stand as its event does. */
export const isBehind = ({ reminder, event, due }: Standing): boolean =>
  due === null
    ? isKept(event) || !reminder.isCalledOff
    : reminder.isCalledOff || new Date(due).toISOString() !== reminder.planned;

/**
 * What becomes of one person's reminders, so that each follows its event. What is said at once is said once for each event or series,
 * and comes last: who breaks off before it finds it again. Nobody is told that an event of their own is off: they did it themselves.
 */
export const changesFor = (all: readonly Standing[], now: number): Change[] => {
  const doubles = doublesAmong(all);
  const behind = all.filter((one) => isBehind(one) && !doubles.has(one));
  const [said, unsaid] = [behind.filter((one) => isSaid(one, now)), behind.filter((one) => !isSaid(one, now))];
  const groups = [...Map.groupBy(said, groupOf).values()].map((group) => group.toSorted(byUse));
  return [
    ...[...doubles].map(dropOf),
    ...unsaid.map((one) => (one.due === null ? dropOf(one) : moveTo(one, one.due))),
    ...groups.flatMap(([, ...others]) => others.map(silentChange)),
    ...groups.map(([first]) => announcement(first!)),
  ];
};

/** One of each pair that would say the same of the same event: who follows a series may come to follow the same day as another. */
const doublesAmong = (all: readonly Standing[]): ReadonlySet<Standing> => {
  const alike = Map.groupBy(
    all.filter(({ event, due }) => event && due !== null),
    ({ reminder: { type, before }, event }) => `${event!.id} ${type} ${before}`,
  );
  return new Set(
    [...alike.values()].flatMap((ones) => ones.toSorted((a, b) => Number(isBehind(a)) - Number(isBehind(b))).slice(1)),
  );
};

/** Whether the change is told now: the event is off, or the time of the reminder has passed by it. */
const isSaid = ({ event, due }: Standing, now: number) => (due === null ? !isKept(event) : due <= now);

/** Whether somebody keeps, or kept, the event for themselves: the town's never disappear. */
const isKept = (event: TownEvent | undefined) => !event || isOwn(event);

const groupOf = ({ event }: Standing) => event!.repeats?.id ?? event!.id;

/** The one first that is said before its event begins; of these the one whose event begins first, by text message, and closest to it. */
const byUse = (a: Standing, b: Standing) =>
  Number(isTooLate(a)) - Number(isTooLate(b)) ||
  beginningOf(a) - beginningOf(b) ||
  Number(b.reminder.type === 'sms') - Number(a.reminder.type === 'sms') ||
  a.reminder.before - b.reminder.before;

const isTooLate = (one: Standing) => one.sayable > beginningOf(one);

/** As it was planned, where nobody knows any more. */
const beginningOf = ({ reminder: { before, planned }, due }: Standing) => (due ?? Date.parse(planned)) + before;

const announcement = (one: Standing): Change =>
  one.due === null ? { kind: 'call off', id: one.reminder.id, at: one.sayable } : moveTo(one, one.due);

/** A reminder of what is off may be on again with its event. */
const silentChange = ({ reminder: { id }, due, sayable }: Standing): Change =>
  due === null ? { kind: 'call off', id, at: sayable, isSilent: true } : { kind: 'drop', id, why: 'missed' };

const moveTo = ({ reminder: { id } }: Standing, at: number): Change => ({ kind: 'move', id, at });

const dropOf = ({ reminder: { id } }: Standing): Change => ({ kind: 'drop', id, why: 'unwanted' });
