import { groupParked, isFolded } from './parked-groups';

const parked = (by: string, reason: string, many: number) =>
  Array.from({ length: many }, (_, position) => ({ by, reason, position }));

describe('What is parked', () => {
  const groups = (all: readonly { by: string; reason: string; position: number }[]) =>
    groupParked(all, ({ by }) => by).map((alike) => [alike.by, alike.reason, alike.all.length, isFolded(alike)]);

  it('is told once where much of it waits in one place for one reason', () => {
    const mixed = [
      ...parked('mail', 'No answer', 1),
      ...parked('geocoding', 'No network', 71),
      ...parked('mail', 'No network', 3),
      ...parked('mail', 'No answer', 3),
    ];
    expect(groups(mixed)).toEqual([
      ['mail', 'No answer', 4, true],
      ['geocoding', 'No network', 71, true],
      ['mail', 'No network', 3, false],
    ]);
    expect(groups([])).toEqual([]);
  });
});
