import type { EventStore } from './event-store';
import { toRecorded } from './testing';
import { withUpcasting } from './upcasting';

describe('Facts read with today’s eyes', () => {
  const upcasters = { Occurred: (data: object) => ({ type: 'Happened', data: { ...data, today: true } }) };

  it.each([
    ['as they would be recorded today', 'Occurred', { type: 'Happened', data: { nth: 1, today: true } }],
    ['as they are where they are of others, whatever they are called', 'toString', {}],
  ])('are %s', async (_, type, change) => {
    const fact = toRecorded({ type, data: { nth: 1 } });
    const store = { at: async () => fact } as unknown as EventStore;
    expect(await withUpcasting(store, upcasters).at(fact.position)).toEqual({ ...fact, ...change });
  });
});
