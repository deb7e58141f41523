import { featuredReason } from './featured-reason';

const organization = 'Moorestown Library';
const history = { publishedAt: '2026-11-01T12:00:00Z', changedAt: '2026-11-01T12:00:00Z' };

describe('why an event is featured', () => {
  it('is the wish of its organization where that asked for it', () => {
    expect(featuredReason({ organization, history })).toBe('Moorestown Library asked for this event to be seen first.');
    expect(featuredReason({ organization })).toBe('Moorestown Library asked for this event to be seen first.');
  });

  it('is the choice of those who run the calendar where an operator chose it', () => {
    expect(featuredReason({ organization, history: { ...history, promotedBy: 'operator' } })).toBe(
      'The people who run this calendar chose this event to be seen first.',
    );
  });
});
