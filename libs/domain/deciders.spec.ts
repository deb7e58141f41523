import * as domain from '.';

const deciders = Object.values(domain).flatMap((one) => ('identify' in one && 'stream' in one ? [one] : []));

it('no kind of stream has a hyphen in its name: the categories of EventStoreDB end at the first one', () => {
  expect(deciders.length).toBeGreaterThan(3);
  for (const { stream } of deciders) expect(stream).toMatch(/^[a-z][a-zA-Z]*$/);
});
