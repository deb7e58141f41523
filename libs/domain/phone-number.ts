import { createHmac } from 'node:crypto';
import { type Day, internationally } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

declare const hashed: unique symbol;

/**
 * The HMAC-SHA-256 (hex) of a telephone number under a key of the town's that is not in the log: there are few enough numbers to
 * try them all.
 */
export type HashedNumber = string & { readonly [hashed]: true };

export const hashedNumber = (townKey: Buffer, phone: string): HashedNumber =>
  createHmac('sha256', townKey).update(internationally(phone)).digest('hex') as HashedNumber;

type Number = { number: HashedNumber };

/** Whoever has the telephone answered that they want the text messages of whoever asked last; null where nobody had. */
export type NumberConfirmed = DomainEvent<'NumberConfirmed', Number & { key: HashedKey | null }>;
/** Whoever has it wants none, whatever was agreed to on a screen. */
export type NumberStopped = DomainEvent<'NumberStopped', Number>;
/**
 * A message is about to be handed to who delivers it, on a day of the town; for whose sake, null for help. Each of its `parts` is paid
 * for by itself; where nothing is said of them it is one.
 */
export type TextMessageClaimed = DomainEvent<
  'TextMessageClaimed',
  Number & { key: HashedKey | null; message: string; kind: TextKind; day: Day; parts?: number }
>;
export type PhoneNumberEvent = NumberConfirmed | NumberStopped | TextMessageClaimed;

/** `question`: whether they want text messages; `help`: what this is, for who asks. */
export type TextKind = 'question' | 'reminder' | 'help';

/** `key` is whose messages are wanted; null for those of whoever asked last. */
export class ConfirmNumber extends command('ConfirmNumber')<Number & { key: HashedKey | null }> {}
export class StopNumber extends command('StopNumber')<Number> {}
/** `most` parts on one day, and the message that goes beyond. What was claimed before may be handed over again, unless they want none any more. */
export class ClaimTextMessage extends command('ClaimTextMessage')<TextMessageClaimed['data'] & { most: number }> {}
export type PhoneNumberCommand = ConfirmNumber | StopNumber | ClaimTextMessage;

type State = Readonly<{
  answer: 'none' | 'confirmed' | 'stopped';
  /** Whose messages are wanted: what one has agreed to lets nobody else write there. */
  wanted: readonly HashedKey[];
  /** Since the last answer: for whom it was asked, and when. */
  questions: readonly Readonly<{ key: HashedKey | null; day: Day }>[];
  wasAsked: boolean;
  lastAskedFor: HashedKey | null;
  /** What was claimed on the last day on which anything was. */
  day: Day;
  claimed: readonly string[];
  parts: number;
}>;

/** After so many without an answer nobody is asked again: whoever wants messages says START. */
const MOST_QUESTIONS = 3;

const NOTHING: State = {
  ...{ answer: 'none', wanted: [], questions: [], wasAsked: false, lastAskedFor: null, day: '', claimed: [], parts: 0 },
};

/** What may be sent to one telephone, and for whose sake. */
export const phoneNumber = decider<State, PhoneNumberCommand, PhoneNumberEvent>({
  stream: 'phoneNumber',
  identify: ({ number }) => number,
  initialState: NOTHING,

  decide: {
    ConfirmNumber: ({ number, key: said }, { answer, wanted, lastAskedFor }) => {
      const key = said ?? lastAskedFor;
      const isKnown = answer === 'confirmed' && (key === null || wanted.includes(key));
      return isKnown ? [] : [{ type: 'NumberConfirmed', data: { number, key } }];
    },
    StopNumber: (data, { answer }) => (answer === 'stopped' ? [] : [{ type: 'NumberStopped', data }]),
    ClaimTextMessage: ({ most, ...data }, state) => {
      const { claimed, parts } = state.day === data.day ? state : NOTHING;
      const isAgain = claimed.includes(data.message);
      if (!isWelcome(data.kind, data.key, state)) throw new TextNotAllowed(state.answer === 'stopped' ? 'stopped' : 'not wanted');
      if (isAgain) return [];
      if (parts >= most) throw new TextNotAllowed('enough today');
      if (data.kind === 'question' && !mayAsk(data.day, state)) throw new TextNotAllowed('asked already');
      return [{ type: 'TextMessageClaimed', data }];
    },
  },

  evolve: {
    NumberConfirmed: (state, { key }) => ({
      ...state,
      answer: 'confirmed',
      wanted: key === null || state.wanted.includes(key) ? state.wanted : [...state.wanted, key],
      questions: [],
    }),
    NumberStopped: (state) => ({ ...state, answer: 'stopped', wanted: [], questions: [] }),
    TextMessageClaimed: (state, { key, message, kind, day, parts = 1 }) => ({
      ...state,
      ...(kind === 'question' && { wasAsked: true, lastAskedFor: key, questions: [...state.questions, { key, day }] }),
      day,
      claimed: state.day === day ? [...state.claimed, message] : [message],
      parts: state.day === day ? state.parts + parts : parts,
    }),
  },
});

const isWelcome = (kind: TextKind, key: HashedKey | null, { answer, wanted, wasAsked }: State): boolean => {
  const isWanted = key !== null && wanted.includes(key);
  if (kind === 'question') return answer !== 'stopped' && !isWanted;
  if (kind === 'reminder') return answer === 'confirmed' && isWanted;
  return answer === 'confirmed' || (answer === 'none' && wasAsked);
};

/** Once a day, so that an answer is to one question alone. */
const mayAsk = (day: Day, { questions }: State) =>
  questions.length < MOST_QUESTIONS && questions.every((question) => question.day !== day);

export class TextNotAllowed extends Rejected {
  constructor(readonly why: 'stopped' | 'not wanted' | 'enough today' | 'asked already') {
    super('text-not-allowed', `No text message may be sent to this number: ${why}.`);
  }
}
