import fc from 'fast-check';
import { eventSlugOf, slugOf, toSlugCandidates } from './slug';
import { anEvent, days } from './testing';

describe('a slug', () => {
  it('is the name in small letters with hyphens for spaces', () => {
    expect(slugOf('Light Up Night on Main Street')).toBe('light-up-night-on-main-street');
    expect(slugOf('  Trash  and recycling  ')).toBe('trash-and-recycling');
  });

  it('loses everything that is neither letter nor digit, hyphens too', () => {
    expect(slugOf('Drop-in Story Time!')).toBe('dropin-story-time');
    expect(slugOf('Music - Live (free) & loud_')).toBe('music-live-free-loud');
    expect(slugOf('You Can’t Take It with You: 7:30')).toBe('you-cant-take-it-with-you-730');
  });

  it('folds accents to their base letters', () => {
    expect(slugOf('Café Crème à la Señora Ångström')).toBe('cafe-creme-a-la-senora-angstrom');
    expect(slugOf('Øresund Straße Łódź')).toBe('oresund-strasse-lodz');
  });

  it('keeps names that are written in other letters', () => {
    expect(slugOf('Новый год 2027')).toBe('новыи-год-2027');
    expect(slugOf('春节')).toBe('春节');
  });

  it('has no hyphen at its ends and no two together, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => expect(slugOf(name)).toMatch(/^(?:[^-\s]+(?:-[^-\s]+)*)?$/u)),
    );
  });
});

describe('the address of an event', () => {
  it('ends in its date', () => {
    expect(eventSlugOf(anEvent({ name: 'Fall play', date: '2026-11-20' }))).toBe('fall-play--2026-11-20');
    expect(eventSlugOf(anEvent({ name: 'Fall play', date: '2026-11-20T19:00:00-05:00' }))).toBe('fall-play--2026-11-20');
  });

  it('ends in the words its publisher chose for the dates, when they did', () => {
    expect(eventSlugOf(anEvent({ name: 'Ribbon cutting', displayDate: 'Spring, 2027' }))).toBe('ribbon-cutting--spring-2027');
    expect(eventSlugOf(anEvent({ name: 'Ribbon cutting', displayDate: '?' }))).toBe('ribbon-cutting--2026-11-20');
  });

  it('ends in something even without a date', () => {
    expect(eventSlugOf(anEvent({ name: 'Garden plots', date: '2099-12-31' }))).toBe('garden-plots--2099-12-31');
    expect(eventSlugOf(anEvent({ name: 'Garden plots', date: '' }))).toBe('garden-plots--tbd');
  });

  it('may be parted anywhere, tried from the last place to the first', () => {
    expect(toSlugCandidates('fall-play--2026-11-20')).toEqual([
      { slug: 'fall-play--2026-11', when: '20' },
      { slug: 'fall-play--2026', when: '11-20' },
      { slug: 'fall-play', when: '2026-11-20' },
      { slug: 'fall', when: 'play--2026-11-20' },
    ]);
    expect(toSlugCandidates('play-advent')).toEqual([{ slug: 'play', when: 'advent' }]);
    expect(toSlugCandidates('play')).toEqual([]);
  });

  const leadsTo = (event: Parameters<typeof eventSlugOf>[0], address: string) =>
    toSlugCandidates(address).some(({ slug, when }) => `${slug}--${when}` === eventSlugOf(event));

  it('finds the event with two hyphens, with one, and in capitals', () => {
    const event = anEvent({ name: 'Fall play' });
    const addresses = ['fall-play--2026-11-20', 'fall-play-2026-11-20', 'Fall-Play--2026-11-20'];
    expect(addresses.map((address) => leadsTo(event, address))).toEqual([true, true, true]);
    expect(['fall-play', 'fall-play--2026-11-21', 'play--2026-11-20'].filter((address) => leadsTo(event, address))).toEqual([]);
  });

  it('is found with the accents of its name, however they are typed', () => {
    const event = anEvent({ name: 'Café in Łódź', displayDate: 'Été 2027' });
    const addresses = ['Café-in-Łódź--Été-2027', 'cafe\u0301-in-łodz--ete-2027', 'CAFÉ-in-lodz-été-2027'];
    expect(addresses.filter((address) => !leadsTo(event, address))).toEqual([]);
  });

  it('leads back to its event, whatever the name and the words for the date', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[A-Za-z0-9 é’!-]{0,30}$/));
    fc.assert(
      fc.property(text, days(), fc.option(text, { nil: undefined }), (name, date, displayDate) => {
        const event = anEvent({ name, date, displayDate });
        const address = eventSlugOf(event);
        const when = slugOf(displayDate ?? '') || date;
        expect(toSlugCandidates(address)).toContainEqual({ slug: slugOf(name), when });
        expect(leadsTo(event, address)).toBe(true);
        expect(leadsTo(event, address.replace('--', '-'))).toBe(true);
      }),
    );
  });
});
