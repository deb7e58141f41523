import {
  type FactGroup,
  formatReminderOffset,
  formatTimeOfDay,
  parseOrganizationEntry,
  timeOfDayOf,
  toTownDay,
  toTownInstant,
} from '#libs/contracts';
import { accountOfActor, type HashedKey, isHashedKey, type SessionCarriedOver } from '#libs/domain';
import { type Recorded, toDecimal } from '#libs/event-sourcing';
import type { CatalogueDocument } from '#projections';
import type { OrganizationNames } from '../organizations/organization-names';

export type DisplayNames = Readonly<{
  names: OrganizationNames;
  events: ReadonlyMap<number, string>;
  subcalendars: ReadonlyMap<number, string>;
  timeZone: string;
  /** Whether the fact is about an event that is private by now: then its times are hidden too. */
  isPrivate: (data: Recorded['data']) => boolean;
}>;

/** Describes a fact without personal data: phone numbers, addresses and own events stay encrypted. */
export const describeFact = ({ type, data, metadata }: Recorded, displayNames: DisplayNames): string => {
  try {
    return FACT_FORMATTERS[type]?.(data, displayNames, metadata.actor) ?? '';
  } catch {
    return '(unreadable)';
  }
};

export const describeActor = ({ metadata: { actor } }: Recorded, key: HashedKey, keyKind: string): string => {
  if (actor === key) return keyKind;
  if (accountOfActor(actor) !== undefined) return 'an account with a role';
  return isHashedKey(actor) ? 'another key' : actor;
};

export const formatEventName = (id: number, document: CatalogueDocument | undefined): string => {
  if (document?.event.isPrivate) return `event ${id}, which is no longer public`;
  return document ? `${document.event.name} (${document.event.date})` : `event ${id}`;
};

export const formatSubcalendarName = (id: number, name: string | undefined): string => name ?? `subcalendar ${id}`;

export const eventIdsIn = ({ data }: Recorded): readonly number[] => {
  if (typeof data?.eventId === 'number') return [data.eventId];
  return Array.isArray(data?.saved) ? data.saved : [];
};

export const groupOf = (type: string): FactGroup => {
  const group = GROUP_PATTERNS.find(([, types]) => types.test(type))?.[0];
  return group ?? 'account';
};

const GROUP_PATTERNS: readonly (readonly [FactGroup, RegExp])[] = [
  ['saves', /^Event(Saved|Unsaved)$/],
  ['consent', /^(TextMessages|TextReminders|PhoneNumber|Number|Browser|Subscription)/],
  ['reminders', /^(Reminder|TextMessageClaimed)/],
  ['own-events', /^(OwnEvent|Occurrence)/],
  ['follows', /^(Organization|Subcalendar|FeedDefaults|CollectionDistrict|SessionCarriedOver|PreferencesForgotten|Fold)/],
];

type FactFormatter = (data: Recorded['data'], displayNames: DisplayNames, actor?: string) => string;

const formatEntry: FactFormatter = ({ entry }, { names }) => names.textOf(entry);
const formatDistrict: FactFormatter = ({ entry }, { names }) =>
  parseOrganizationEntry(names.textOf(entry)).subOrganization ?? names.textOf(entry);
const formatSubcalendar: FactFormatter = ({ subcalendarId }, { subcalendars }) =>
  formatSubcalendarName(subcalendarId, subcalendars.get(subcalendarId));
const formatEvent: FactFormatter = ({ eventId }, { events }) => events.get(eventId) ?? `event ${eventId}`;
const formatNothing: FactFormatter = () => '';
const encryptedContent = (what: string): FactFormatter => {
  return () => `(${what} encrypted)`;
};
const formatLetter: FactFormatter = ({ posted }) =>
  posted ? 'a letter with a link' : 'a letter with a link, left on the server';
const formatProofByLink: FactFormatter = ({ posted }) => (posted ? 'by a link from their mailbox' : '');
const formatDueTime: FactFormatter = (data, displayNames) =>
  displayNames.isPrivate(data) ? '' : `due ${formatInstant(data.at, displayNames)}`;

const formatInstant = (instant: string, { timeZone }: DisplayNames) => {
  const clock = timeOfDayOf(toTownInstant(instant, timeZone));
  return [toTownDay(timeZone, instant), ...(clock === null ? [] : [formatTimeOfDay(clock)])].join(', ');
};

/** The actor that confirms phone numbers in a town without an SMS provider. */
const CONSENT_REACTOR = 'ask-for-consent';

export const isFromPhone = ({ metadata }: Recorded): boolean => metadata.actor !== CONSENT_REACTOR;

const FACT_FORMATTERS: Readonly<Record<string, FactFormatter>> = {
  OrganizationFollowed: formatEntry,
  OrganizationUnfollowed: formatEntry,
  CollectionDistrictChosen: formatDistrict,
  SubcalendarFollowed: formatSubcalendar,
  SubcalendarUnfollowed: formatSubcalendar,
  FeedDefaultsDeclined: () => "the town's defaults",
  EventSaved: formatEvent,
  EventUnsaved: formatEvent,
  SessionCarriedOver: (data, displayNames) => formatCarryOver(data as SessionCarriedOver['data'], displayNames),
  PreferencesForgotten: ({ reason }) => withReason('everything', reason),
  FoldRetried: ({ position, reason }) => withReason(`position ${toDecimal(position)} once more`, reason),
  FoldSkipped: ({ position, reason }) => withReason(`without position ${toDecimal(position)}`, reason),
  TextMessagesAgreed: formatNothing,
  PhoneNumberGiven: encryptedContent('phone'),
  TextMessagesDeclined: ({ by }) => (by === 'stop' ? 'by STOP from the telephone' : 'in the settings'),
  NumberConfirmed: (_, __, actor) =>
    actor === CONSENT_REACTOR ? 'without a question: this town sends no text messages' : 'YES from the telephone',
  NumberStopped: () => 'STOP from the telephone',
  TextMessageClaimed: ({ kind, day, parts }) =>
    `${TEXT_MESSAGE_TEXTS[kind] ?? kind}${parts ? ` in ${parts} parts` : ''}, on ${day}`,
  BrowserAllowed: encryptedContent('address'),
  SubscriptionStarted: encryptedContent('address'),
  ReminderSet: (data, displayNames) =>
    [
      formatEvent(data, displayNames),
      formatLeadTime(data),
      CHANNEL_TEXTS[data.type] ?? data.type,
      formatDueTime(data, displayNames),
    ]
      .filter(Boolean)
      .join(', '),
  ReminderMoved: formatDueTime,
  ReminderCalledOff: (data, displayNames) =>
    data.isSilent ? 'announced by another reminder' : formatDueTime(data, displayNames),
  ReminderDropped: ({ why }) => (why === 'missed' ? 'it could not be sent in time' : 'no longer wanted'),
  ReminderGiven: ({ by }) => DELIVERY_TEXTS[by] ?? by,
  ReminderFailed: ({ reason, again }, displayNames) =>
    `${reason}${again ? ` Tried again ${formatInstant(again, displayNames)}.` : ''}`,
  OwnEventCreated: encryptedContent('own event'),
  OwnEventRevised: encryptedContent('own event'),
  OccurrenceRevised: ({ day }) => `on ${day} (own event encrypted)`,
  OccurrenceDropped: ({ day }) => `on ${day}`,
  AccountRegistered: encryptedContent('email'),
  PasswordResetOffered: formatLetter,
  PasswordReset: formatProofByLink,
  PasswordChanged: () => 'in the settings',
  EmailChangeAsked: encryptedContent('email'),
  EmailChangeOffered: formatLetter,
  EmailAddressChanged: formatProofByLink,
  EmailUndoOffered: formatLetter,
  EmailAddressRestored: formatProofByLink,
  RoleGranted: ({ role, reason, unproven }) => withReason(unproven ? `${role} (mailbox not proven)` : role, reason),
  RoleRevoked: ({ role, reason }) => withReason(role, reason),
  AccountForgotten: ({ reason }) => reason ?? '',
};

const withReason = (what: string, reason: string | undefined) => (reason ? `${what}: ${reason}` : what);

const TEXT_MESSAGE_TEXTS: Readonly<Record<string, string>> = {
  question: 'the question whether text messages are wanted',
  reminder: 'a reminder',
  help: 'the requested help',
};

const CHANNEL_TEXTS: Readonly<Record<string, string>> = { sms: 'by text message', browser: 'in the browser' };

const DELIVERY_TEXTS: Readonly<Record<string, string>> = {
  sms: 'handed over as a text message',
  push: 'handed over to the browser',
  page: 'shown by the open page',
};

const MINUTE_MS = 60_000;

const formatLeadTime = ({ before }: Recorded['data']): string => formatReminderOffset(Math.round(before / MINUTE_MS));

const formatCarryOver = (
  { followed, subcalendars: subcalendarIds, saved }: SessionCarriedOver['data'],
  displayNames: DisplayNames,
) =>
  [
    ...followed.map((one) => formatEntry(one, displayNames)),
    ...subcalendarIds.map((subcalendarId) => formatSubcalendar({ subcalendarId }, displayNames)),
    ...saved.map((eventId) => formatEvent({ eventId }, displayNames)),
  ].join(', ') || 'nothing new';
