import { createHmac } from 'node:crypto';
import { type Day, internationally } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';

declare const hashed: unique symbol;

/**
 * The HMAC-SHA-256 (hex) of a telephone number under a key of the town's that is not in the log: there are few enough numbers to
 * try them all.
 */
export type HashedNumber = string & { readonly [hashed]: true };

export const hashedNumber = (townKey: Buffer, phone: string): HashedNumber =>
  createHmac('sha256', townKey).update(internationally(phone)).digest('hex') as HashedNumber;

type Number = { number: HashedNumber };

/** Whoever has the telephone answered that they want text messages. */
export type NumberConfirmed = DomainEvent<'NumberConfirmed', Number>;
/** Whoever has it wants none, whatever was agreed to on a screen. */
export type NumberStopped = DomainEvent<'NumberStopped', Number>;
/** A message is about to be handed to who delivers it, on a day of the town. */
export type TextMessageClaimed = DomainEvent<'TextMessageClaimed', Number & { message: string; kind: TextKind; day: Day }>;
export type PhoneNumberEvent = NumberConfirmed | NumberStopped | TextMessageClaimed;

/** `question`: whether they want text messages; `help`: what this is, for who asks. */
export type TextKind = 'question' | 'reminder' | 'help';

export class ConfirmNumber extends command('ConfirmNumber')<Number> {}
export class StopNumber extends command('StopNumber')<Number> {}
/** `most` on one day. What was claimed before may be handed over again, unless they want none any more. */
export class ClaimTextMessage extends command('ClaimTextMessage')<
  Number & { message: string; kind: TextKind; day: Day; most: number }
> {}
export type PhoneNumberCommand = ConfirmNumber | StopNumber | ClaimTextMessage;

type State = Readonly<{
  answer: 'none' | 'confirmed' | 'stopped';
  wasAsked: boolean;
  /** What was claimed on the last day on which anything was. */
  day: Day;
  claimed: readonly string[];
}>;

/** What may be sent to one telephone, whoever wishes it. */
export const phoneNumber = decider<State, PhoneNumberCommand, PhoneNumberEvent>({
  stream: 'phoneNumber',
  identify: ({ number }) => number,
  initialState: { answer: 'none', wasAsked: false, day: '', claimed: [] },

  decide: {
    ConfirmNumber: (data, { answer }) => (answer === 'confirmed' ? [] : [{ type: 'NumberConfirmed', data }]),
    StopNumber: (data, { answer }) => (answer === 'stopped' ? [] : [{ type: 'NumberStopped', data }]),
    ClaimTextMessage: ({ most, ...data }, state) => {
      if (!isWelcome(data.kind, state)) throw new TextNotAllowed(state.answer === 'stopped' ? 'stopped' : 'not wanted');
      const claimed = state.day === data.day ? state.claimed : [];
      if (claimed.includes(data.message)) return [];
      if (claimed.length >= most) throw new TextNotAllowed('enough today');
      return [{ type: 'TextMessageClaimed', data }];
    },
  },

  evolve: {
    NumberConfirmed: (state) => ({ ...state, answer: 'confirmed' }),
    NumberStopped: (state) => ({ ...state, answer: 'stopped' }),
    TextMessageClaimed: (state, { message, kind, day }) => ({
      ...state,
      wasAsked: state.wasAsked || kind === 'question',
      day,
      claimed: state.day === day ? [...state.claimed, message] : [message],
    }),
  },
});

const isWelcome = (kind: TextKind, { answer, wasAsked }: State): boolean =>
  ({
    question: answer === 'none',
    reminder: answer === 'confirmed',
    help: answer === 'confirmed' || (answer === 'none' && wasAsked),
  })[kind];

export class TextNotAllowed extends Rejected {
  constructor(readonly why: 'stopped' | 'not wanted' | 'enough today') {
    super('text-not-allowed', `No text message may be sent to this number: ${why}.`);
  }
}
