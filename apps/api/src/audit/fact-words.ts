import { beforeWords, clockOf, clockText, dayIn, type FactGroup, onTownClock, parseEntry } from '#libs/contracts';
import { accountOfActor, type HashedKey, isHashedKey, type SessionCarriedOver } from '#libs/domain';
import { decimalOf, type Recorded } from '#libs/event-sourcing';
import type { CatalogueDocument } from '#projections';
import type { Names } from '../organizations/names';

/** How things are called: organizations by identity, events and sub-calendars by id; instants by the town's clock. */
export type Called = Readonly<{
  names: Names;
  events: ReadonlyMap<number, string>;
  subcalendars: ReadonlyMap<number, string>;
  timeZone: string;
  /** Whether it is about an event that is no longer public: then not even when that was to be is told. */
  isPrivate: (data: Recorded['data']) => boolean;
}>;

/** What a fact says of somebody, in words that tell nothing personal: numbers, addresses and own events stay sealed. */
export const whatOf = ({ type, data, metadata }: Recorded, called: Called): string => {
  try {
    return WORDS[type]?.(data, called, metadata.actor) ?? '';
  } catch {
    return '(unreadable)';
  }
};

/** In whose name: of themselves by what kind of key they hold. */
export const byOf = ({ metadata: { actor } }: Recorded, key: HashedKey, themselves: string): string => {
  if (actor === key) return themselves;
  if (accountOfActor(actor) !== undefined) return 'an account with a role';
  return isHashedKey(actor) ? 'another key' : actor;
};

/** 'Light Up Night (2026-11-20)', by its number where nothing is known of it. */
export const eventCalled = (id: number, known: CatalogueDocument | undefined): string => {
  if (known?.event.isPrivate) return `event ${id}, which is no longer public`;
  return known ? `${known.event.name} (${known.event.date})` : `event ${id}`;
};

export const subcalendarCalled = (id: number, name: string | undefined): string => name ?? `sub-calendar ${id}`;

/** The events that facts speak of. */
export const eventsIn = ({ data }: Recorded): readonly number[] => {
  if (typeof data?.eventId === 'number') return [data.eventId];
  return Array.isArray(data?.saved) ? data.saved : [];
};

export const groupOf = (type: string): FactGroup => {
  const group = GROUPS.find(([, types]) => types.test(type))?.[0];
  return group ?? 'account';
};

const GROUPS: readonly (readonly [FactGroup, RegExp])[] = [
  ['saves', /^Event(Saved|Unsaved)$/],
  ['consent', /^(TextMessages|TextReminders|PhoneNumber|Number|Browser|Subscription)/],
  ['reminders', /^(Reminder|TextMessageClaimed)/],
  ['own-events', /^(OwnEvent|Occurrence)/],
  ['follows', /^(Organization|Subcalendar|FeedDefaults|CollectionDistrict|SessionCarriedOver|PreferencesForgotten|Fold)/],
];

type Words = (data: Recorded['data'], called: Called, actor?: string) => string;

const entry: Words = ({ entry }, { names }) => names.textOf(entry);
const district: Words = ({ entry }, { names }) => parseEntry(names.textOf(entry)).subOrganization ?? names.textOf(entry);
const subcalendar: Words = ({ subcalendarId }, { subcalendars }) =>
  subcalendarCalled(subcalendarId, subcalendars.get(subcalendarId));
const event: Words = ({ eventId }, { events }) => events.get(eventId) ?? `event ${eventId}`;
const nothing: Words = () => '';
const sealed = (what: string): Words => {
  return () => `(${what} encrypted)`;
};
const letter: Words = ({ posted }) => (posted ? 'a letter with a link' : 'a letter with a link, left on the server');
const byLink: Words = ({ posted }) => (posted ? 'by a link from their mailbox' : '');
const due: Words = (data, called) => (called.isPrivate(data) ? '' : `due ${momentIn(data.at, called)}`);

/** '2026-11-30, 2:30 PM' */
const momentIn = (instant: string, { timeZone }: Called) => {
  const clock = clockOf(onTownClock(instant, timeZone));
  return [dayIn(timeZone, instant), ...(clock === null ? [] : [clockText(clock)])].join(', ');
};

/** Who confirms a telephone in a town that can't ask it: it sends nothing, and hears no answer. */
const NOBODY_ASKED = 'ask-for-consent';

/** What is on record of it came from the telephone. */
export const isAnswered = ({ metadata }: Recorded): boolean => metadata.actor !== NOBODY_ASKED;

const WORDS: Readonly<Record<string, Words>> = {
  OrganizationFollowed: entry,
  OrganizationUnfollowed: entry,
  CollectionDistrictChosen: district,
  SubcalendarFollowed: subcalendar,
  SubcalendarUnfollowed: subcalendar,
  FeedDefaultsDeclined: () => "the town's defaults",
  EventSaved: event,
  EventUnsaved: event,
  SessionCarriedOver: (data, called) => broughtIn(data as SessionCarriedOver['data'], called),
  PreferencesForgotten: ({ reason }) => because('everything', reason),
  FoldRetried: ({ position, reason }) => because(`position ${decimalOf(position)} once more`, reason),
  FoldSkipped: ({ position, reason }) => because(`without position ${decimalOf(position)}`, reason),
  TextMessagesAgreed: nothing,
  PhoneNumberGiven: sealed('phone'),
  TextMessagesDeclined: ({ by }) => (by === 'stop' ? 'by STOP from the telephone' : 'in the settings'),
  NumberConfirmed: (_, __, actor) =>
    actor === NOBODY_ASKED ? 'without a question: this town sends no text messages' : 'YES from the telephone',
  NumberStopped: () => 'STOP from the telephone',
  TextMessageClaimed: ({ kind, day, parts }) => `${KINDS[kind] ?? kind}${parts ? ` in ${parts} parts` : ''}, on ${day}`,
  BrowserAllowed: sealed('address'),
  SubscriptionStarted: sealed('address'),
  ReminderSet: (data, called) =>
    [event(data, called), beforeIn(data), WAYS[data.type] ?? data.type, due(data, called)].filter(Boolean).join(', '),
  ReminderMoved: due,
  ReminderCalledOff: (data, called) => (data.isSilent ? 'announced by another reminder' : due(data, called)),
  ReminderDropped: ({ why }) => (why === 'missed' ? 'it could not be sent in time' : 'no longer wanted'),
  ReminderGiven: ({ by }) => GIVEN[by] ?? by,
  ReminderFailed: ({ reason, again }, called) => `${reason}${again ? ` Tried again ${momentIn(again, called)}.` : ''}`,
  OwnEventCreated: sealed('own event'),
  OwnEventRevised: sealed('own event'),
  OccurrenceRevised: ({ day }) => `on ${day} (own event encrypted)`,
  OccurrenceDropped: ({ day }) => `on ${day}`,
  AccountRegistered: sealed('email'),
  PasswordResetOffered: letter,
  PasswordReset: byLink,
  PasswordChanged: () => 'in the settings',
  EmailChangeAsked: sealed('email'),
  EmailChangeOffered: letter,
  EmailAddressChanged: byLink,
  EmailUndoOffered: letter,
  EmailAddressRestored: byLink,
  RoleGranted: ({ role, reason, unproven }) => because(unproven ? `${role} (mailbox not proven)` : role, reason),
  RoleRevoked: ({ role, reason }) => because(role, reason),
  AccountForgotten: ({ reason }) => reason ?? '',
};

/** With why, where that was said. */
const because = (what: string, reason: string | undefined) => (reason ? `${what}: ${reason}` : what);

const KINDS: Readonly<Record<string, string>> = {
  question: 'the question whether text messages are wanted',
  reminder: 'a reminder',
  help: 'the requested help',
};

const WAYS: Readonly<Record<string, string>> = { sms: 'by text message', browser: 'in the browser' };

const GIVEN: Readonly<Record<string, string>> = {
  sms: 'handed over as a text message',
  push: 'handed over to the browser',
  page: 'shown by the open page',
};

const MINUTE_MS = 60_000;

const beforeIn = ({ before }: Recorded['data']): string => beforeWords(Math.round(before / MINUTE_MS));

const broughtIn = ({ followed, subcalendars: programs, saved }: SessionCarriedOver['data'], called: Called) =>
  [
    ...followed.map((one) => entry(one, called)),
    ...programs.map((subcalendarId) => subcalendar({ subcalendarId }, called)),
    ...saved.map((eventId) => event({ eventId }, called)),
  ].join(', ') || 'nothing new';
