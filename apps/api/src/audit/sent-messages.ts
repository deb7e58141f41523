import { Injectable } from '@nestjs/common';
import { type Day, type FactLine, type SentMessage, toTownDay } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import type { Recorded } from '#libs/event-sourcing';
import { TownSettings } from '../settings/town-settings';
import { FactLines } from './fact-lines';
import { type DisplayNames, groupOf } from './fact-texts';
import type { Trail } from './trail';
import { Trails } from './trails';

const MAX_LISTED_MESSAGES = 500;

const RELATED_GROUPS: ReadonlySet<string> = new Set(['consent', 'reminders', 'account']);

@Injectable()
export class SentMessages {
  constructor(
    private readonly trails: Trails,
    private readonly factLines: FactLines,
    private readonly town: TownSettings,
  ) {}

  async of(key: HashedKey, day?: Day): Promise<SentMessage[]> {
    return this.trails.with(key, async (trail) => {
      const numbers = trail.marks.flatMap(({ type }, i) => (RELATED_GROUPS.has(groupOf(type)) ? [i + 1] : []));
      const facts = await this.trails.facts(numbers.map((fact) => trail.marks[fact - 1]!));
      const numberedFacts = facts.map((recorded, i) => ({ recorded, fact: numbers[i]! }));
      const sent = numberedFacts
        .flatMap((one, at) => messagesSentBy(one, numberedFacts, at))
        .filter(({ recorded }) => day === undefined || toTownDay(this.town.timeZone, recorded.metadata.time) === day)
        .slice(-MAX_LISTED_MESSAGES);
      return Promise.all(sent.reverse().map((one) => this.toSentItem(trail, one)));
    });
  }

  private async toSentItem(
    trail: Trail,
    { recorded, fact, way, outcome, reason, because }: RecordedMessage,
  ): Promise<SentMessage> {
    const lines = await this.factLines.of(trail, [fact, ...because.map((one) => one.fact)]);
    const [line, ...causes] = lines as [FactLine, ...FactLine[]];
    const about = because.find(({ recorded }) => recorded.type === 'ReminderSet')?.recorded;
    const displayNames = await this.factLines.displayNamesIn(about ? [about] : []);
    return {
      ...{ fact, way, outcome, reason, time: recorded.metadata.time },
      what: line.what === null ? null : describeMessage(recorded, about, displayNames),
      because: causes,
    };
  }
}

const LETTER_TEXTS: Readonly<Record<string, string>> = {
  PasswordResetOffered: 'a link for a new password',
  EmailChangeOffered: 'a link that confirms a new email address',
  EmailUndoOffered: 'a link that undoes a new email address',
};

type NumberedFact = Readonly<{ recorded: Recorded; fact: number }>;

type RecordedMessage = NumberedFact &
  Pick<SentMessage, 'way' | 'outcome' | 'reason'> &
  Readonly<{ because: readonly NumberedFact[] }>;

const messagesSentBy = (one: NumberedFact, all: readonly NumberedFact[], at: number): RecordedMessage[] => {
  const { type, data, stream } = one.recorded;
  const earlierFacts = all.slice(0, at);
  if (LETTER_TEXTS[type]) return [{ ...one, way: 'letter', ...OUTCOME_NOT_RECORDED, because: [] }];
  if (type === 'TextMessageClaimed') {
    const reminder = reminderIdIn(one);
    const after = reminder === undefined ? undefined : lastAttempt(reminder, all.slice(at + 1));
    const because = [...reminderFactsOf(earlierFacts, `reminder-${reminder}`), ...consentFactsIn(earlierFacts)];
    return [{ ...one, way: 'text message', ...outcomeOf(reminder, after), because: sortByFact(because) }];
  }
  if (type !== 'ReminderGiven' || data.by === 'sms') return [];
  const because =
    data.by === 'push'
      ? [...reminderFactsOf(earlierFacts, stream), ...lastOfType(earlierFacts, 'BrowserAllowed')]
      : reminderFactsOf(earlierFacts, stream);
  const way = data.by === 'push' ? 'browser' : 'open page';
  return [{ ...one, way, outcome: 'handed over', reason: null, because: sortByFact(because) }];
};

const reminderIdIn = ({ recorded: { type, data } }: NumberedFact): string | undefined =>
  type === 'TextMessageClaimed' ? /^reminder-(.+)-\d+(?:-off)?$/.exec(data.message)?.[1] : undefined;

/** A message is claimed once a day however often it is tried. Facts after the next claim belong to that one. */
const lastAttempt = (reminder: string, after: readonly NumberedFact[]): Recorded | undefined => {
  const next = after.findIndex((one) => reminderIdIn(one) === reminder);
  const attempts = next < 0 ? after : after.slice(0, next);
  return attempts.findLast(({ recorded }) => recorded.stream === `reminder-${reminder}` && isTextMessageOutcome(recorded))
    ?.recorded;
};

const isTextMessageOutcome = ({ type, data }: Recorded) =>
  type === 'ReminderFailed' || (type === 'ReminderGiven' && data.by === 'sms');

const OUTCOME_NOT_RECORDED = { outcome: 'not known', reason: 'The outcome is not recorded.' } as const;

const outcomeOf = (reminder: string | undefined, after: Recorded | undefined): Pick<SentMessage, 'outcome' | 'reason'> => {
  if (reminder === undefined) return OUTCOME_NOT_RECORDED;
  if (after?.type === 'ReminderGiven') return { outcome: 'handed over', reason: null };
  if (after?.type !== 'ReminderFailed') return { outcome: 'not known', reason: null };
  return { outcome: after.data.unclear ? 'not known' : 'failed', reason: after.data.reason };
};

const reminderFactsOf = (before: readonly NumberedFact[], stream: string): NumberedFact[] => {
  const ofStream = before.filter(({ recorded }) => recorded.stream === stream);
  const set = ofStream.findLastIndex(({ recorded }) => recorded.type === 'ReminderSet');
  return ofStream
    .slice(Math.max(0, set))
    .filter(({ recorded: { type } }) => type === 'ReminderSet' || type === 'ReminderMoved' || type === 'ReminderCalledOff');
};

const consentFactsIn = (before: readonly NumberedFact[]): NumberedFact[] =>
  ['TextMessagesAgreed', 'PhoneNumberGiven', 'TextRemindersTurnedOn', 'NumberConfirmed'].flatMap((type) =>
    lastOfType(before, type),
  );

const lastOfType = (before: readonly NumberedFact[], type: string): NumberedFact[] => {
  const found = before.findLast(({ recorded }) => recorded.type === type);
  return found ? [found] : [];
};

const sortByFact = (facts: readonly NumberedFact[]) => facts.toSorted((a, b) => a.fact - b.fact);

const describeMessage = ({ type, data }: Recorded, about: Recorded | undefined, { events }: DisplayNames): string => {
  if (LETTER_TEXTS[type]) return LETTER_TEXTS[type];
  if (data.kind === 'question') return 'the question whether text messages are wanted';
  if (data.kind === 'help') return 'the requested help';
  const event = about && events.get(about.data.eventId);
  const what = String(data.message).endsWith('-off') ? 'a notice of the cancellation of' : 'a reminder of';
  return `${what} ${event ?? 'an own event'}`;
};
