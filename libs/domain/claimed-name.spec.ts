import { specFor } from '#libs/event-sourcing/testing';
import { claimedName, type NameClaimed } from './claimed-name';

const { given } = specFor(claimedName);
const claim = (id: number, over: number) => ({ type: 'ClaimName' as const, data: { name: 'Library', id, over } });
const claimed = (id: number, nth: number): NameClaimed => ({ type: 'NameClaimed', data: { name: 'Library', id, nth } });

describe('a name of organizations', () => {
  it('is claimed by whoever comes first, and by the next who knows of them', () => {
    given().when(claim(4, 0)).then(claimed(4, 1));
    given(claimed(4, 1)).when(claim(5, 1)).then(claimed(5, 2));
    given(claimed(4, 1), claimed(5, 2)).when(claim(5, 2)).then(claimed(5, 3));
  });

  it('is not claimed over a claim that was not known', () => {
    given(claimed(4, 1)).when(claim(5, 0)).thenRejected('name-claimed');
    given(claimed(4, 1), claimed(5, 2)).when(claim(4, 1)).thenRejected('name-claimed');
  });
});
