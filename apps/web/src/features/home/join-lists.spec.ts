import { anEvent } from '#libs/contracts/testing';
import { joinLists } from './join-lists';

describe('The pages of a list', () => {
  it('show an event that two of them have once, as the first page has it', () => {
    const first = [anEvent({ id: 1 }), anEvent({ id: 2, name: 'Chess, cancelled' })];
    const later = [anEvent({ id: 2, name: 'Chess' }), anEvent({ id: 3 })];
    expect(joinLists(first, later)).toEqual([...first, later[1]]);
  });

  it('are the first page itself while there is no other', () => {
    const first = [anEvent({ id: 1 })];
    expect([joinLists(first), joinLists(first, [])].every((joined) => joined === first)).toBe(true);
  });
});
