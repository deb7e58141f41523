import type { HashedKey } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { positionOf, type Recorded } from '#libs/event-sourcing';
import type { TownSettings } from '../settings/town-settings';
import type { FactLines } from './fact-lines';
import { SentMessages } from './sent-messages';
import type { Trails } from './trails';

const ID = 'r1';
const [reminder, telephone] = [`reminder-${ID}`, 'phoneNumber-n'];

const set = [reminder, 'ReminderSet', { id: ID, key: ada, eventId: 7 }] as const;
const begun = [reminder, 'ReminderBegun', { id: ID, token: 1 }] as const;
const claimed = (nth = 0) =>
  [telephone, 'TextMessageClaimed', { key: ada, message: `${reminder}-${nth}`, kind: 'reminder' }] as const;
const failed = (reason: string, again: string | null = null, unclear = false) =>
  [reminder, 'ReminderFailed', { id: ID, reason, again, unclear }] as const;
const givenBy = (by: string) => [reminder, 'ReminderGiven', { id: ID, by }] as const;
const SOON = '2026-11-20T12:01:00.000Z';

type Told = readonly [stream: string, type: string, data: object];

const sentOf = async (...history: readonly Told[]) => {
  const metadata = { actor: ada, time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'c' };
  const facts = history.map(
    ([stream, type, data], i) => ({ stream, type, data, position: positionOf(i + 1), metadata }) as unknown as Recorded,
  );
  const trails = {
    with: (_: HashedKey, work: (trail: object) => unknown) => work({ marks: facts }),
    facts: async (of: Recorded[]) => of,
  };
  const factLines = {
    of: async (_: object, numbers: readonly number[]) => numbers.map((fact) => ({ fact, what: '' })),
    displayNamesIn: async () => ({ events: new Map() }),
  };
  const sent = new SentMessages(
    trails as unknown as Trails,
    factLines as unknown as FactLines,
    { timeZone: 'America/New_York' } as TownSettings,
  );
  return (await sent.of(ada)).map(({ way, outcome, reason }) => [way, outcome, reason]);
};

describe('What became of a text message', () => {
  it('is told of the last time it was tried', async () => {
    expect(await sentOf(set, begun, claimed(), givenBy('sms'))).toEqual([['text message', 'handed over', null]]);
    expect(await sentOf(set, begun, claimed(), failed('Busy', SOON), begun, givenBy('sms'))).toEqual([
      ['text message', 'handed over', null],
    ]);
    expect(await sentOf(set, begun, claimed(), failed('Busy', SOON), begun, failed('Refused'))).toEqual([
      ['text message', 'failed', 'Refused'],
    ]);
    expect(await sentOf(set, begun, claimed(), failed('Broke off', SOON, true), begun, failed('Broke off', null, true))).toEqual([
      ['text message', 'not known', 'Broke off'],
    ]);
    expect(await sentOf(set, begun, claimed())).toEqual([['text message', 'not known', null]]);
  });

  it('is its own: not what came of the next one, nor that the page told it then', async () => {
    expect(await sentOf(set, begun, claimed(), failed('Refused'), set, begun, claimed(1), givenBy('sms'))).toEqual([
      ['text message', 'handed over', null],
      ['text message', 'failed', 'Refused'],
    ]);
    expect(await sentOf(set, begun, claimed(), failed('Busy', SOON), begun, givenBy('page'))).toEqual([
      ['open page', 'handed over', null],
      ['text message', 'failed', 'Busy'],
    ]);
  });
});
