import { createHmac } from 'node:crypto';
import { type Day, toInternationalDigits } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

declare const hashed: unique symbol;

/** The HMAC-SHA-256 (hex) of a telephone number. The town's key is not in the log: there are few enough numbers to try them all. */
export type HashedNumber = string & { readonly [hashed]: true };

export const hashedNumber = (townKey: Buffer, phone: string): HashedNumber =>
  createHmac('sha256', townKey).update(toInternationalDigits(phone)).digest('hex') as HashedNumber;

type NumberData = { number: HashedNumber };

/** The owner of the telephone agreed to messages of the key that asked last, null if none had. */
export type NumberConfirmed = DomainEvent<'NumberConfirmed', NumberData & { key: HashedKey | null }>;
/** The owner wants no messages, whatever was agreed on a screen. */
export type NumberStopped = DomainEvent<'NumberStopped', NumberData>;
/** About to be sent, on a day of the town, for `key` (null for help). Each of its `parts` (1 by default) is charged. */
export type TextMessageClaimed = DomainEvent<
  'TextMessageClaimed',
  NumberData & { key: HashedKey | null; message: string; kind: TextKind; day: Day; parts?: number }
>;
export type PhoneNumberEvent = NumberConfirmed | NumberStopped | TextMessageClaimed;

/** `question` asks for consent, `help` answers HELP. */
export type TextKind = 'question' | 'reminder' | 'help';

export class ConfirmNumber extends command('ConfirmNumber')<NumberData & { key: HashedKey | null }> {}
export class StopNumber extends command('StopNumber')<NumberData> {}
/** Allows `maxParts` a day, and lets the last message exceed it. One claimed before may be repeated unless the owner stopped. */
export class ClaimTextMessage extends command('ClaimTextMessage')<TextMessageClaimed['data'] & { maxParts: number }> {}
export type PhoneNumberCommand = ConfirmNumber | StopNumber | ClaimTextMessage;

type State = Readonly<{
  answer: 'none' | 'confirmed' | 'stopped';
  /** The keys whose messages the owner agreed to. Consent for one key does not allow another. */
  consentingKeys: readonly HashedKey[];
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
  answer: 'none',
  consentingKeys: [],
  questions: [],
  wasAsked: false,
  lastAskedFor: null,
  day: '',
  claimed: [],
  parts: 0,
};

export const phoneNumber = decider<State, PhoneNumberCommand, PhoneNumberEvent>({
  stream: 'phoneNumber',
  identify: ({ number }) => number,
  initialState: NEW_NUMBER,

  decide: {
    ConfirmNumber: ({ number, key: statedKey }, { answer, consentingKeys, lastAskedFor }) => {
      const key = statedKey ?? lastAskedFor;
      const isKnown = answer === 'confirmed' && (key === null || consentingKeys.includes(key));
      return isKnown ? [] : [{ type: 'NumberConfirmed', data: { number, key } }];
    },
    StopNumber: (data, { answer }) => (answer === 'stopped' ? [] : [{ type: 'NumberStopped', data }]),
    ClaimTextMessage: ({ maxParts, ...data }, state) => {
      const { claimed, parts } = state.day === data.day ? state : NEW_NUMBER;
      const isClaimedAlready = claimed.includes(data.message);
      if (!isTextAllowed(data.kind, data.key, state))
        throw new TextNotAllowed(state.answer === 'stopped' ? 'stopped' : 'not wanted');
      if (isClaimedAlready) return [];
      if (parts >= maxParts) throw new TextNotAllowed('enough today');
      if (data.kind === 'question' && !canAsk(data.day, state)) throw new TextNotAllowed('asked already');
      return [{ type: 'TextMessageClaimed', data }];
    },
  },

  evolve: {
    NumberConfirmed: (state, { key }) => ({
      ...state,
      answer: 'confirmed',
      consentingKeys: key === null || state.consentingKeys.includes(key) ? state.consentingKeys : [...state.consentingKeys, key],
      questions: [],
    }),
    NumberStopped: (state) => ({ ...state, answer: 'stopped', consentingKeys: [], questions: [] }),
    TextMessageClaimed: (state, { key, message, kind, day, parts = 1 }) => ({
      ...state,
      ...(kind === 'question' && { wasAsked: true, lastAskedFor: key, questions: [...state.questions, { key, day }] }),
      day,
      claimed: state.day === day ? [...state.claimed, message] : [message],
      parts: state.day === day ? state.parts + parts : parts,
    }),
  },
});

const isTextAllowed = (kind: TextKind, key: HashedKey | null, { answer, consentingKeys, wasAsked }: State): boolean => {
  const hasConsent = key !== null && consentingKeys.includes(key);
  if (kind === 'question') return answer !== 'stopped' && !hasConsent;
  if (kind === 'reminder') return answer === 'confirmed' && hasConsent;
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
