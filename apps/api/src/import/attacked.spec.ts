import { addDays } from '#libs/contracts';
import { happening, on, town } from './testing/town';

const TODAY = '2026-11-20';
const events = (count: number) =>
  Array.from({ length: count }, (_, i) => happening({ uid: `u${i}`, name: `Event ${i}`, ...on(addDays(TODAY, i + 1)) }));
const typesOf = ({ facts }: { facts: readonly { type: string }[] }) => facts.map(({ type }) => type);

describe('What attackers of the change rules found', () => {
  it('leaves where it was what was over this morning, when its UID announces the next one at noon', () => {
    const { load } = town();
    const at = (day: string) => ({
      startTime: `${day}T09:00:00-05:00`,
      instance: `${day}T09:00:00-05:00`,
      endTime: `${day}T09:30:00-05:00`,
    });
    load({ happenings: [happening(at(TODAY))] }, TODAY);
    expect(typesOf(load({ happenings: [happening(at('2026-11-27'))] }, TODAY))).toEqual(['EventPublished']);
  });

  it('does not take the word given for one doubt for another', () => {
    const { load, shown } = town();
    const all = events(6);
    load({ happenings: all }, TODAY);
    const off = all.map((one, i) => (i < 4 ? { ...one, status: 'cancelled' as const } : one));
    expect(load({ happenings: off }, TODAY).heldBack).toMatch(/cancels 4/);
    // feeds accept: loads what is there now, whatever that is.
    load({ happenings: [] }, TODAY, true);
    for (const _ of [1, 2, 3]) load({ happenings: [] }, TODAY);
    expect(shown()).toHaveLength(6);
  });
});
