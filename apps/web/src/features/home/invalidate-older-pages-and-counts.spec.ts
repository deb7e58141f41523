import { QueryClient } from '@tanstack/react-query';
import { EVENTS_KEY, REST_OF_LIST_KEY } from '../../lib/event-keys';
import { invalidateOlderPagesAndCounts } from './invalidate-older-pages-and-counts';

describe('Pages and counts of a large town', () => {
  it('are read again after a newer first page, unless they are as new themselves', () => {
    const client = new QueryClient();
    const keys = [[...REST_OF_LIST_KEY, 'older'], [...REST_OF_LIST_KEY, 'newer'], EVENTS_KEY];
    for (const [nth, queryKey] of keys.entries()) client.setQueryData(queryKey, {}, { updatedAt: [1, 3, 1][nth]! });
    invalidateOlderPagesAndCounts(client, 2);
    expect(keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, false, false]);
    client.clear();
  });
});
