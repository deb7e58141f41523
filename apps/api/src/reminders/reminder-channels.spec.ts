import fc from 'fast-check';
import type { EventDetails } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { encodingOf } from '#libs/integrations';
import type { ReminderDocument } from '#projections';
import type { Browsers } from '../browsers/browsers';
import type { Configuration } from '../settings/configuration';
import type { TownSettings } from '../settings/town-settings';
import type { SmsSender } from '../text-messages/sms-sender';
import { ReminderChannels } from './reminder-channels';
import { toPushMessage } from './reminder-messages';

const REMINDER = { id: 'r-7', key: 'nora', type: 'sms', planned: '2026-11-20T22:00:00.000Z', isCalledOff: false };

describe('A reminder that is handed in', () => {
  const messageFor = async (about: object, event?: EventDetails) => {
    const messages: { id: string; text: string }[] = [];
    const texting = { sendTo: async (_: string, message: { id: string; text: string }) => void messages.push(message) };
    const channels = new ReminderChannels(
      texting as unknown as SmsSender,
      {} as Browsers,
      { name: 'Montclair' } as TownSettings,
      { ALMANAC_URL: 'https://almanac.example' } as Configuration,
    );
    await channels.deliver({ ...REMINDER, ...about } as ReminderDocument, event);
    return messages[0]!;
  };
  const idOf = async (about: object) => (await messageFor(about)).id;

  it('is the same message when it is repeated, and another than the word that its event will not be', async () => {
    expect(await idOf({})).toBe(await idOf({}));
    expect(await idOf({ isCalledOff: true })).toBe(await idOf({ isCalledOff: true }));
    expect(await idOf({ isCalledOff: true })).not.toBe(await idOf({}));
  });

  it('says where that is now which was announced anew elsewhere, and leads there', async () => {
    const rebooking = { id: 8, name: 'Story time', location: 'Room B' };
    const event = anEvent({ name: 'Story time', status: 'cancelled', location: 'Room A' });
    const { text } = await messageFor({ isCalledOff: true }, { ...event, rebooking });
    expect(text).toContain('Will not take place: Story time');
    expect(text).toContain('Now in Room B: https://almanac.example/event/8 ');
    expect((await messageFor({ isCalledOff: true }, event)).text).not.toContain('Now in');
    expect(toPushMessage('r-7', { ...event, rebooking }, true)).toMatchObject({
      body: 'It will not take place. Now in Room B.',
      url: '/event/8',
    });
  });

  it('goes into one message in its letters, with quotes mended, as long as these can say it', async () => {
    const text = async (about: Partial<EventDetails>) => (await messageFor({}, anEvent({ date: '2026-11-20', ...about }))).text;
    const hours = { startTime: '2026-11-20T18:00:00-05:00', endTime: '2026-11-20T21:00:00-05:00', time: '6:00 PM' };
    expect(await text({ ...hours, name: 'Canâ€™t Stop – “Live”', location: 'Café Zoë' })).toBe(
      `Reminder: Can't Stop - "Live", Friday, November 20, 6:00 PM - 9:00 PM, Café Zoe. Almanac Montclair. Reply STOP to opt out.`,
    );
    const long = await text({
      ...hours,
      name: 'A very long name, '.repeat(9),
      location: 'The hall behind the school '.repeat(3),
    });
    expect(encodingOf(long)).toEqual({ type: 'text', parts: 1 });
    expect(long).toContain('Fri, Nov 20, 6:00 PM');
    const other = await text({ ...hours, name: '春节联欢', location: 'The hall behind the school' });
    expect(other).toContain('春节联欢');
    expect(encodingOf(other)).toEqual({ type: 'unicode', parts: 2 });
    expect(toPushMessage('r-7', anEvent({ name: 'Canâ€™t Stop', location: 'Zoeâ€™s' }), false)).toMatchObject({
      title: "Can't Stop",
      body: expect.stringContaining("Zoe's"),
    });
  });

  it('goes into the fewest parts, whatever the event is called and wherever it is', async () => {
    const anything = fc.string({ unit: 'grapheme', maxLength: 90 });
    await fc.assert(
      fc.asyncProperty(anything, anything, async (name, location) => {
        const event = anEvent({ name, location, startTime: '2026-11-20T18:00:00-05:00', endTime: '2026-11-20T21:00:00-05:00' });
        const { type, parts } = encodingOf((await messageFor({}, event)).text);
        expect(parts).toBeLessThanOrEqual(type === 'text' ? 1 : 3);
      }),
      { numRuns: 200 },
    );
  });

  it('says of what turned private only that', async () => {
    const event = anEvent({ name: 'No longer public', status: 'withdrawn', isPrivate: true, date: '' });
    const { text } = await messageFor({ isCalledOff: true }, event);
    expect(text).toMatch(/^An event that you wanted to be reminded of is no longer public\. Almanac Montclair/);
    expect(toPushMessage('r-7', event, true)).toMatchObject({
      body: 'An event that you wanted to be reminded of is no longer public.',
      url: `/event/${event.id}`,
    });
  });
});
