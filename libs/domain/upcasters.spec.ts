import { upcasters } from './upcasters';

const event = { id: 7, content: { name: 'Story time' } };
const today = { ...event, origin: { source: 'library', uid: 'story', instance: '' } };
const read = (data: object) => upcasters['EventPublished']!(data);

describe('an event that was published', () => {
  it('in a feed, as sources were called, reads like one of today', () => {
    expect(read({ ...event, source: { feed: 'library', uid: 'story', instance: '' } })).toEqual({
      type: 'EventPublished',
      data: today,
    });
  });

  it('today reads as it was recorded', () => {
    expect(read(today).data).toBe(today);
  });
});
