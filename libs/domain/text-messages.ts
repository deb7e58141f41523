import { command, type DomainEvent, decider, type Sealed } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';
import type { HashedNumber } from './phone-number';

type Key = { key: HashedKey };

/** To text messages about their reminders, no more than a few a week. */
export type TextMessagesAgreed = DomainEvent<'TextMessagesAgreed', Key>;
export type PhoneNumberGiven = DomainEvent<'PhoneNumberGiven', Key & { number: HashedNumber; phone: Sealed }>;
export type PhoneNumberTakenBack = DomainEvent<'PhoneNumberTakenBack', Key>;
export type TextRemindersTurnedOn = DomainEvent<'TextRemindersTurnedOn', Key>;
export type TextRemindersTurnedOff = DomainEvent<'TextRemindersTurnedOff', Key>;
/** In the settings, or by STOP from the telephone. The number is gone with it. */
export type TextMessagesDeclined = DomainEvent<'TextMessagesDeclined', Key & { by: 'settings' | 'stop' }>;
export type TextMessagesEvent =
  | TextMessagesAgreed
  | PhoneNumberGiven
  | PhoneNumberTakenBack
  | TextRemindersTurnedOn
  | TextRemindersTurnedOff
  | TextMessagesDeclined;

/** Whoever chooses so agrees. */
export class ChooseTextMessages extends command('ChooseTextMessages')<
  Key & { given: { number: HashedNumber; phone: Sealed } | null; reminders: boolean }
> {}
/** Of `number` alone, where it says so: who has given another one meanwhile keeps that. */
export class DeclineTextMessages extends command('DeclineTextMessages')<
  Key & { by: 'settings' | 'stop'; number?: HashedNumber }
> {}
export type TextMessagesCommand = ChooseTextMessages | DeclineTextMessages;

type State = Readonly<{ agreed: boolean; number: HashedNumber | null; phone: Sealed | null; reminders: boolean }>;

const NOTHING: State = { agreed: false, number: null, phone: null, reminders: false };

/** Whether somebody may be sent text messages, and to which number. */
export const textMessages = decider<State, TextMessagesCommand, TextMessagesEvent>({
  stream: 'textMessages',
  identify: ({ key }) => key,
  initialState: NOTHING,

  decide: {
    ChooseTextMessages: ({ key, given, reminders }, state) => {
      const isOn = given !== null && reminders;
      return [
        ...(state.agreed ? [] : [{ type: 'TextMessagesAgreed' as const, data: { key } }]),
        ...(given && given.number !== state.number ? [{ type: 'PhoneNumberGiven' as const, data: { key, ...given } }] : []),
        ...(!given && state.number ? [{ type: 'PhoneNumberTakenBack' as const, data: { key } }] : []),
        ...(isOn && !state.reminders ? [{ type: 'TextRemindersTurnedOn' as const, data: { key } }] : []),
        ...(!isOn && state.reminders ? [{ type: 'TextRemindersTurnedOff' as const, data: { key } }] : []),
      ];
    },
    DeclineTextMessages: ({ key, by, number }, state) =>
      state.agreed && (number === undefined || number === state.number)
        ? [{ type: 'TextMessagesDeclined', data: { key, by } }]
        : [],
  },

  evolve: {
    TextMessagesAgreed: (state) => ({ ...state, agreed: true }),
    PhoneNumberGiven: (state, { number, phone }) => ({ ...state, number, phone }),
    PhoneNumberTakenBack: (state) => ({ ...state, number: null, phone: null }),
    TextRemindersTurnedOn: (state) => ({ ...state, reminders: true }),
    TextRemindersTurnedOff: (state) => ({ ...state, reminders: false }),
    TextMessagesDeclined: () => NOTHING,
  },
});
