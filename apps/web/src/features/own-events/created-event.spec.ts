import { CREATED_SHOWN_MS, createdEventOn } from './created-event';

const created = { id: 7, name: 'Tea', when: 'today', page: '/', createdAt: Date.UTC(2026, 10, 20) };
const CREATED_AT = created.createdAt;
const written = JSON.stringify(created);

describe('The card of an event that was created', () => {
  it('is shown where it was created and where one is led', () => {
    expect(createdEventOn(written, '/', CREATED_AT)).toEqual(created);
    expect(createdEventOn(written, '/me', CREATED_AT + 1_000)).toEqual(created);
  });

  it('is on no other page, nor on the first once one was on the second', () => {
    expect(createdEventOn(written, '/map', CREATED_AT)).toBeUndefined();
    expect(createdEventOn(JSON.stringify({ ...created, page: '/me' }), '/', CREATED_AT)).toBeUndefined();
  });

  it('goes after a minute, and where the clock of the device was set back that far', () => {
    expect(createdEventOn(written, '/', CREATED_AT + CREATED_SHOWN_MS - 1)).toEqual(created);
    expect(createdEventOn(written, '/', CREATED_AT + CREATED_SHOWN_MS)).toBeUndefined();
    expect(createdEventOn(written, '/', CREATED_AT - 1)).toEqual(created);
    expect(createdEventOn(written, '/', CREATED_AT - CREATED_SHOWN_MS)).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"id":7,"name":"Tea","when":"today"}', JSON.stringify({ ...created, id: '7' })])(
    'is none where %j stands',
    (corrupt) => expect(createdEventOn(corrupt, '/', CREATED_AT)).toBeUndefined(),
  );
});
