import { parseChatQuery } from './chat-query';

describe('A query of the chat', () => {
  it.each([
    ['a span of centuries', { span: { from: '1900-01-01', to: '2100-01-01' } }],
    ['a span that ends before it begins', { span: { from: '2026-12-02', to: '2026-12-01' } }],
    ['an hour after the last one', { hours: { from: 1_440, until: 1_440 } }],
    ['a place without a letter', { place: '[[' }],
    ['a field of another kind', { words: ['bees'] }],
    ['a list', []],
  ])('is refused with %s', (_, query) => {
    expect(parseChatQuery(query)).toBeNull();
  });

  it('loses the fields that it does not have', () => {
    expect(parseChatQuery({ words: 'bees', colour: 'red', constructor: 1 })).toEqual({ words: 'bees' });
  });
});
