import { titleLabelsOf, titleOf } from '#libs/contracts';
import { OrganizationNames } from '../organizations/organization-names';
import type { ShownEvent } from './compose-versions';
import { toApiEventWithHistory } from './to-api-event';

const aPublished = (name: string, formerly?: string) =>
  toApiEventWithHistory(
    {
      event: {
        id: 1,
        name,
        organizationId: 7,
        category: 'Sports',
        date: '2026-11-20',
        time: '',
        status: 'confirmed',
      } as ShownEvent,
      history: {
        publishedAt: '2026-11-01T12:00:00Z',
        changedAt: '2026-11-01T12:00:00Z',
        ...(formerly && { formerName: { name: formerly, until: '2026-11-02T12:00:00Z' } }),
      },
    },
    new OrganizationNames([]),
  );

describe('the title of an event as the API tells it', () => {
  it('is the published one, with the shown one beside it', () => {
    const game = aPublished('[W] OWLS BASEBALL VS HAWKS 3-1');
    expect(game.name).toBe('[W] OWLS BASEBALL VS HAWKS 3-1');
    expect([titleOf(game), ...titleLabelsOf(game)]).toEqual(['Owls Baseball vs Hawks', 'Won 3–1']);
  });

  it('stands alone where it is shown as it is', () => {
    expect(aPublished('Owls Baseball vs Hawks')).not.toHaveProperty('shownTitle');
  });

  it('was no other before it was marked', () => {
    expect(aPublished('[W] Owls vs Hawks', 'Owls vs Hawks').history).not.toHaveProperty('formerName');
    expect(aPublished('[W] Owls vs Hawks', 'Owls vs Crows').history).toHaveProperty('formerName');
  });
});
