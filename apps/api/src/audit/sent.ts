import { Injectable } from '@nestjs/common';
import { type Day, dayIn, type FactLine, type SentItem } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import type { Recorded } from '#libs/event-sourcing';
import { TownSettings } from '../settings/town-settings';
import { FactLines } from './fact-lines';
import { type Called, groupOf } from './fact-words';
import type { Trail } from './trail';
import { Trails } from './trails';

/** The last ones that are told of. */
const MOST_TOLD = 500;

/** What bears on what is sent, by what it is about. */
const BEARS: ReadonlySet<string> = new Set(['consent', 'reminders', 'account']);

/** What was sent to somebody, and which facts led to it. Each of them was recorded before it, or as it went. */
@Injectable()
export class Sent {
  constructor(
    private readonly trails: Trails,
    private readonly factLines: FactLines,
    private readonly town: TownSettings,
  ) {}

  /** The latest first; on one day of the town where it says so. */
  async of(key: HashedKey, day?: Day): Promise<SentItem[]> {
    return this.trails.with(key, async (trail) => {
      const numbers = trail.marks.flatMap(({ type }, i) => (BEARS.has(groupOf(type)) ? [i + 1] : []));
      const facts = await this.trails.facts(numbers.map((fact) => trail.marks[fact - 1]!));
      const told = facts.map((recorded, i) => ({ recorded, fact: numbers[i]! }));
      const sent = told
        .flatMap((one, at) => sentBy(one, told, at))
        .filter(({ recorded }) => day === undefined || dayIn(this.town.timeZone, recorded.metadata.time) === day)
        .slice(-MOST_TOLD);
      return Promise.all(sent.reverse().map((one) => this.item(trail, one)));
    });
  }

  private async item(trail: Trail, { recorded, fact, way, outcome, reason, because }: Sending): Promise<SentItem> {
    const lines = await this.factLines.of(trail, [fact, ...because.map((one) => one.fact)]);
    const [line, ...led] = lines as [FactLine, ...FactLine[]];
    const about = because.find(({ recorded }) => recorded.type === 'ReminderSet')?.recorded;
    const called = await this.factLines.calledIn(about ? [about] : []);
    return {
      ...{ fact, way, outcome, reason, time: recorded.metadata.time },
      what: line.what === null ? null : wordsOf(recorded, about, called),
      because: led,
    };
  }
}

/** What each letter holds, by the fact that its link was made. */
const LETTERS: Readonly<Record<string, string>> = {
  PasswordResetOffered: 'a link for a new password',
  EmailChangeOffered: 'a link that confirms a new email address',
  EmailUndoOffered: 'a link that undoes a new email address',
};

type Told = Readonly<{ recorded: Recorded; fact: number }>;

type Sending = Told & Pick<SentItem, 'way' | 'outcome' | 'reason'> & Readonly<{ because: readonly Told[] }>;

const sentBy = (one: Told, all: readonly Told[], at: number): Sending[] => {
  const { type, data, stream } = one.recorded;
  const before = all.slice(0, at);
  if (LETTERS[type]) return [{ ...one, way: 'letter', ...NOT_RECORDED, because: [] }];
  if (type === 'TextMessageClaimed') {
    const reminder = reminderIn(one);
    const after = reminder === undefined ? undefined : lastTry(reminder, all.slice(at + 1));
    const because = [...wishes(before, `reminder-${reminder}`), ...consent(before)];
    return [{ ...one, way: 'text message', ...outcomeOf(reminder, after), because: inOrder(because) }];
  }
  if (type !== 'ReminderGiven' || data.by === 'sms') return [];
  const because = data.by === 'push' ? [...wishes(before, stream), ...last(before, 'BrowserAllowed')] : wishes(before, stream);
  const way = data.by === 'push' ? 'browser' : 'open page';
  return [{ ...one, way, outcome: 'handed over', reason: null, because: inOrder(because) }];
};

const reminderIn = ({ recorded: { type, data } }: Told): string | undefined =>
  type === 'TextMessageClaimed' ? /^reminder-(.+)-\d+(?:-off)?$/.exec(data.message)?.[1] : undefined;

/** A message is claimed once a day, however often it is tried. What comes behind the next one is of that. */
const lastTry = (reminder: string, after: readonly Told[]): Recorded | undefined => {
  const next = after.findIndex((one) => reminderIn(one) === reminder);
  const tries = next < 0 ? after : after.slice(0, next);
  return tries.findLast(({ recorded }) => recorded.stream === `reminder-${reminder}` && isOfText(recorded))?.recorded;
};

const isOfText = ({ type, data }: Recorded) => type === 'ReminderFailed' || (type === 'ReminderGiven' && data.by === 'sms');

/** Of what is no reminder nobody records what came of it. */
const NOT_RECORDED = { outcome: 'not known', reason: 'The outcome is not recorded.' } as const;

const outcomeOf = (reminder: string | undefined, after: Recorded | undefined): Pick<SentItem, 'outcome' | 'reason'> => {
  if (reminder === undefined) return NOT_RECORDED;
  if (after?.type === 'ReminderGiven') return { outcome: 'handed over', reason: null };
  if (after?.type !== 'ReminderFailed') return { outcome: 'not known', reason: null };
  return { outcome: after.data.unclear ? 'not known' : 'failed', reason: after.data.reason };
};

/** Who wished for it, and what moved it since. */
const wishes = (before: readonly Told[], stream: string): Told[] => {
  const ofThis = before.filter(({ recorded }) => recorded.stream === stream);
  const set = ofThis.findLastIndex(({ recorded }) => recorded.type === 'ReminderSet');
  return ofThis
    .slice(Math.max(0, set))
    .filter(({ recorded: { type } }) => type === 'ReminderSet' || type === 'ReminderMoved' || type === 'ReminderCalledOff');
};

/** What was agreed to by then, on the screen and from the telephone. */
const consent = (before: readonly Told[]): Told[] =>
  ['TextMessagesAgreed', 'PhoneNumberGiven', 'TextRemindersTurnedOn', 'NumberConfirmed'].flatMap((type) => last(before, type));

const last = (before: readonly Told[], type: string): Told[] => {
  const found = before.findLast(({ recorded }) => recorded.type === type);
  return found ? [found] : [];
};

const inOrder = (facts: readonly Told[]) => facts.toSorted((a, b) => a.fact - b.fact);

const wordsOf = ({ type, data }: Recorded, about: Recorded | undefined, { events }: Called): string => {
  if (LETTERS[type]) return LETTERS[type];
  if (data.kind === 'question') return 'the question whether text messages are wanted';
  if (data.kind === 'help') return 'the requested help';
  const event = about && events.get(about.data.eventId);
  const what = String(data.message).endsWith('-off') ? 'a notice of the cancellation of' : 'a reminder of';
  return `${what} ${event ?? 'an own event'}`;
};
