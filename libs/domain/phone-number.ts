import { createHmac } from 'node:crypto';
import { type Day, toInternationalDigits } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

declare const hashed: unique symbol;

/** The HMAC-SHA-256 (hex) of a telephone number. The town's key is not in the log: there are few enough numbers to try them all. */
export type HashedNumber = string & { readonly [hashed]: true };

export const hashedNumber = (townKey: Buffer, phone: string): HashedNumber =>
  createHmac('sha256', townKey).update(toInternationalDigits(phone)).digest('hex') as HashedNumber;

type Number = { number: HashedNumber };

/** The owner of the telephone agreed to messages of the key that asked last, null if none had. */
export type NumberConfirmed = DomainEvent<'NumberConfirmed', Number & { key: HashedKey | null }>;
/** The owner wants no messages, whatever was agreed on a screen. */
export type NumberStopped = DomainEvent<'NumberStopped', Number>;
/**
 * A message is about to be handed to the provider, on a day of the town and for `key` (null for help). Each of its `parts` is
 * charged; the default is one.
 */
export type TextMessageClaimed = DomainEvent<
  'TextMessageClaimed',
  Number & { key: HashedKey | null; message: string; kind: TextKind; day: Day; parts?: number }
>;
export type PhoneNumberEvent = NumberConfirmed | NumberStopped | TextMessageClaimed;

/** `question` asks for consent, `help` answers HELP. */
export type TextKind = 'question' | 'reminder' | 'help';

export class ConfirmNumber extends command('ConfirmNumber')<Number & { key: HashedKey | null }> {}
export class StopNumber extends command('StopNumber')<Number> {}
/**
 * Allows `most` parts a day, and lets the last message exceed it. A message claimed before may be sent again unless the owner has
 * stopped.
 */
export class ClaimTextMessage extends command('ClaimTextMessage')<TextMessageClaimed['data'] & { most: number }> {}
export type PhoneNumberCommand = ConfirmNumber | StopNumber | ClaimTextMessage;

type State = Readonly<{
  answer: 'none' | 'confirmed' | 'stopped';
  /** Consent for one key does not allow another. */
  wanted: readonly HashedKey[];
  /** Questions since the last answer. */
  questions: readonly Readonly<{ key: HashedKey | null; day: Day }>[];
  wasAsked: boolean;
  lastAskedFor: HashedKey | null;
  day: Day;
  claimed: readonly string[];
  parts: number;
}>;

/** After this many unanswered questions nobody asks again. The owner can send START. */
const MAX_QUESTIONS = 3;

const NEW_NUMBER: State = {
  ...{ answer: 'none', wanted: [], questions: [], wasAsked: false, lastAskedFor: null, day: '', claimed: [], parts: 0 },
};

export const phoneNumber = decider<State, PhoneNumberCommand, PhoneNumberEvent>({
  stream: 'phoneNumber',
  identify: ({ number }) => number,
  initialState: NEW_NUMBER,

  decide: {
    ConfirmNumber: ({ number, key: statedKey }, { answer, wanted, lastAskedFor }) => {
      const key = statedKey ?? lastAskedFor;
      const isKnown = answer === 'confirmed' && (key === null || wanted.includes(key));
      return isKnown ? [] : [{ type: 'NumberConfirmed', data: { number, key } }];
    },
    StopNumber: (data, { answer }) => (answer === 'stopped' ? [] : [{ type: 'NumberStopped', data }]),
    ClaimTextMessage: ({ most, ...data }, state) => {
      const { claimed, parts } = state.day === data.day ? state : NEW_NUMBER;
      const isAgain = claimed.includes(data.message);
      if (!isTextAllowed(data.kind, data.key, state))
        throw new TextNotAllowed(state.answer === 'stopped' ? 'stopped' : 'not wanted');
      if (isAgain) return [];
      if (parts >= most) throw new TextNotAllowed('enough today');
      if (data.kind === 'question' && !canAsk(data.day, state)) throw new TextNotAllowed('asked already');
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

const isTextAllowed = (kind: TextKind, key: HashedKey | null, { answer, wanted, wasAsked }: State): boolean => {
  const isWanted = key !== null && wanted.includes(key);
  if (kind === 'question') return answer !== 'stopped' && !isWanted;
  if (kind === 'reminder') return answer === 'confirmed' && isWanted;
  return answer === 'confirmed' || (answer === 'none' && wasAsked);
};

/** At most once a day, so that it is clear which question an answer is for. */
const canAsk = (day: Day, { questions }: State) =>
  questions.length < MAX_QUESTIONS && questions.every((question) => question.day !== day);

export class TextNotAllowed extends Rejected {
  constructor(readonly why: 'stopped' | 'not wanted' | 'enough today' | 'asked already') {
    super('text-not-allowed', `No text message may be sent to this number: ${why}.`);
  }
}
