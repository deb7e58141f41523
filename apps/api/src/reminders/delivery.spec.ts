import type { OneEvent } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import type { ReminderDocument } from '#projections';
import type { Browsers } from '../browsers/browsers';
import type { Configuration } from '../settings/configuration';
import type { TownSettings } from '../settings/town-settings';
import type { Texting } from '../text-messages/texting';
import { Delivery } from './delivery';
import { pushFor } from './words';

const REMINDER = { id: 'r-7', key: 'nora', type: 'sms', planned: '2026-11-20T22:00:00.000Z', isCalledOff: false };

describe('A reminder that is handed in', () => {
  const messageFor = async (about: object, event?: OneEvent) => {
    const messages: { id: string; text: string }[] = [];
    const texting = { tell: async (_: string, message: { id: string; text: string }) => void messages.push(message) };
    const delivery = new Delivery(
      texting as unknown as Texting,
      {} as Browsers,
      { name: 'Montclair' } as TownSettings,
      { ALMANAC_URL: 'https://almanac.example' } as Configuration,
    );
    await delivery.handIn({ ...REMINDER, ...about } as ReminderDocument, event);
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
    expect(pushFor('r-7', { ...event, rebooking }, true)).toMatchObject({
      body: 'It will not take place. Now in Room B.',
      url: '/event/8',
    });
  });

  it('says of what turned private only that', async () => {
    const event = anEvent({ name: 'No longer public', status: 'withdrawn', isPrivate: true, date: '' });
    const { text } = await messageFor({ isCalledOff: true }, event);
    expect(text).toMatch(/^An event that you wanted to be reminded of is no longer public\. Almanac Montclair/);
    expect(pushFor('r-7', event, true)).toMatchObject({
      body: 'An event that you wanted to be reminded of is no longer public.',
      url: `/event/${event.id}`,
    });
  });
});
