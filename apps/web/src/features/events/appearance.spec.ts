import type { TownEvent } from '#libs/contracts';
import { agendaUrlOf, canBeSaved, canJoin, creationSentence, subOrganizationOrCategoryOf } from './appearance';

const meeting: TownEvent = {
  id: 1,
  name: 'Planning Board',
  organization: 'Moorestown Township',
  category: 'Government',
  date: '2026-11-18',
  time: '',
  attachments: ['https://moorestown.example/agenda.pdf'],
  status: 'confirmed',
};

describe('how an event looks', () => {
  it('has the first attachment as its agenda, but an open house has none', () => {
    expect(agendaUrlOf(meeting)).toBe('https://moorestown.example/agenda.pdf');
    expect(agendaUrlOf({ ...meeting, name: 'School Open House' })).toBeUndefined();
    expect(agendaUrlOf({ ...meeting, attachments: [] })).toBeUndefined();
  });

  it("tells when Nora created her own event, by the town's clock", () => {
    expect(creationSentence({ ...meeting, createdAt: '2026-11-08T21:14:00-05:00' })).toBe(
      'You created this event Nov 8, 2026 at 9:14 PM',
    );
    expect(creationSentence(meeting)).toBe('You created this event');
  });

  it('can be joined online until it is over, unless it is cancelled', () => {
    const online: TownEvent = {
      ...meeting,
      onlineUrl: 'https://zoom.example/j/1',
      startTime: '2026-11-18T19:00:00-05:00',
      endTime: '2026-11-18T21:00:00-05:00',
    };
    const at = (now: string) => canJoin(online, { now, today: now.slice(0, 10) });
    expect(at('2026-11-17T12:00:00-05:00')).toBe(true);
    expect(at('2026-11-18T20:59:00-05:00')).toBe(true);
    expect(at('2026-11-18T21:00:00-05:00')).toBe(false);
    expect(at('2026-11-19T12:00:00-05:00')).toBe(false);
    const before = { now: '2026-11-17T12:00:00-05:00', today: '2026-11-17' };
    expect(canJoin({ ...online, status: 'cancelled' }, before)).toBe(false);
    expect(canJoin(meeting, before)).toBe(false);
  });

  it('can be saved unless it is one of her own', () => {
    expect(canBeSaved(meeting)).toBe(true);
    expect(canBeSaved({ ...meeting, organization: 'My Events' })).toBe(false);
    expect(canBeSaved({ ...meeting, isUserCreated: 'true' })).toBe(false);
  });

  it('has the part of its organization below its name, and one of her own the category', () => {
    expect(subOrganizationOrCategoryOf(meeting)).toBeUndefined();
    expect(subOrganizationOrCategoryOf({ ...meeting, subOrganization: 'Planning Board' })).toBe('Planning Board');
    expect(
      subOrganizationOrCategoryOf({ ...meeting, organization: 'My Events', isUserCreated: 'true', category: 'Health' }),
    ).toBe('Health');
  });
});
