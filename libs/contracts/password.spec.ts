import { canBePassword } from './password';

describe('A password', () => {
  it.each(['', 'correct horse', 'a'.repeat(128), '🌳'.repeat(128)])('can be one: %j', (text) =>
    expect(canBePassword(text)).toBe(true),
  );

  it.each(['a'.repeat(129), '🌳'.repeat(129), 'a\ufe0f'.repeat(128), 'half a tree: \ud83c', '\udf33 the other half'])(
    'can be none: %j',
    (text) => expect(canBePassword(text)).toBe(false),
  );
});
