import { command, type DomainEvent, decider, type Sealed } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';
import type { HashedNumber } from './phone-number';

type Key = { key: HashedKey };

/** Consent to text messages about the resident's reminders, a few a week at most. */
export type TextMessagesAgreed = DomainEvent<'TextMessagesAgreed', Key>;
export type PhoneNumberGiven = DomainEvent<'PhoneNumberGiven', Key & { number: HashedNumber; phone: Sealed }>;
export type PhoneNumberTakenBack = DomainEvent<'PhoneNumberTakenBack', Key>;
export type TextRemindersTurnedOn = DomainEvent<'TextRemindersTurnedOn', Key>;
export type TextRemindersTurnedOff = DomainEvent<'TextRemindersTurnedOff', Key>;
/** In the settings, or by STOP. The number is deleted too. */
export type TextMessagesDeclined = DomainEvent<'TextMessagesDeclined', Key & { by: 'settings' | 'stop' }>;
export type TextMessagesEvent =
  | TextMessagesAgreed
  | PhoneNumberGiven
  | PhoneNumberTakenBack
  | TextRemindersTurnedOn
  | TextRemindersTurnedOff
  | TextMessagesDeclined;

/** Choosing text messages is consent. */
export class ChooseTextMessages extends command('ChooseTextMessages')<
  Key & { encryptedNumber: { number: HashedNumber; phone: Sealed } | null; reminders: boolean }
> {}
/** With `number` only if it is still the current one. */
export class DeclineTextMessages extends command('DeclineTextMessages')<
  Key & { by: 'settings' | 'stop'; number?: HashedNumber }
> {}
export type TextMessagesCommand = ChooseTextMessages | DeclineTextMessages;

type State = Readonly<{ agreed: boolean; number: HashedNumber | null; phone: Sealed | null; reminders: boolean }>;

const NEW_CONSENT: State = { agreed: false, number: null, phone: null, reminders: false };

export const textMessages = decider<State, TextMessagesCommand, TextMessagesEvent>({
  stream: 'textMessages',
  identify: ({ key }) => key,
  initialState: NEW_CONSENT,

  decide: {
    ChooseTextMessages: ({ key, encryptedNumber, reminders }, state) => {
      const isOn = encryptedNumber !== null && reminders;
      return [
        ...(state.agreed ? [] : [{ type: 'TextMessagesAgreed' as const, data: { key } }]),
        ...(encryptedNumber && encryptedNumber.number !== state.number
          ? [{ type: 'PhoneNumberGiven' as const, data: { key, ...encryptedNumber } }]
          : []),
        ...(!encryptedNumber && state.number ? [{ type: 'PhoneNumberTakenBack' as const, data: { key } }] : []),
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
    TextMessagesDeclined: () => NEW_CONSENT,
  },
});
