import type { ReminderDocument } from '#projections';
import type { Browsers } from '../browsers/browsers';
import type { Configuration } from '../settings/configuration';
import type { TownSettings } from '../settings/town-settings';
import type { Texting } from '../text-messages/texting';
import { Delivery } from './delivery';

const REMINDER = { id: 'r-7', key: 'nora', type: 'sms', planned: '2026-11-20T22:00:00.000Z', isCalledOff: false };

describe('A reminder that is handed in', () => {
  const idOf = async (about: object) => {
    const ids: string[] = [];
    const texting = { tell: async (_: string, { id }: { id: string }) => void ids.push(id) };
    const delivery = new Delivery(
      texting as unknown as Texting,
      {} as Browsers,
      { name: 'Montclair' } as TownSettings,
      {} as Configuration,
    );
    await delivery.handIn({ ...REMINDER, ...about } as ReminderDocument, undefined);
    return ids[0];
  };

  it('is the same message when it is repeated, and another than the word that its event will not be', async () => {
    expect(await idOf({})).toBe(await idOf({}));
    expect(await idOf({ isCalledOff: true })).toBe(await idOf({ isCalledOff: true }));
    expect(await idOf({ isCalledOff: true })).not.toBe(await idOf({}));
  });
});
