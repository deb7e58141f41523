import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const THINGS = ['Yard waste site', 'Ice rink', 'Kettle Hill pool', 'Mill museum', 'Growers market', 'Otter trail'];
const CLOSINGS = ['last day of the season', 'closing day', 'final day'];
const OPENINGS = ['reopens', 'opening day', 'opens for the season', 'opens again', 'season opening'];
const QUESTIONS = [
  'when does it open again',
  'and when does it reopen',
  'when does it open back up',
  'when does it start up again',
];

/** The others of the town, one of which opens, too. */
const OTHERS: readonly Partial<TownEvent>[] = [
  { name: 'Otter supper', ...at('2026-12-05', '17:00', '19:00') },
  { name: 'Bell tower opens', ...at('2027-02-06', '10:00', '12:00') },
];

const caseOf = fc.record({
  thing: fc.constantFrom(...THINGS),
  closing: fc.constantFrom(...CLOSINGS),
  opening: fc.constantFrom(...OPENINGS),
  question: fc.constantFrom(...QUESTIONS),
});

describe('What opens again after its last day', () => {
  it('is told by the event that says so, and by none of another thing', () => {
    fc.assert(
      fc.property(caseOf, fc.boolean(), ({ thing, closing, opening, question }, isThere) => {
        const last = { name: `${thing}: ${closing}`, ...at('2026-11-29', '10:00', '16:00') };
        const reopened = { name: `${thing} ${opening}`, ...at('2027-04-03', '09:00', '16:00') };
        const events = [last, ...OTHERS, ...(isThere ? [reopened] : [])];
        const named = namesIn(
          askInTurn([`when is the last day of the ${thing.toLowerCase()}`, question], townOf(events)),
          events,
        );
        expect(named).toEqual([isThere ? `04-03 ${reopened.name}` : `11-29 ${last.name}`]);
      }),
      { numRuns: 100 },
    );
  });

  it('is the market that is outdoors, where the one indoors goes on', () => {
    const events = [
      { name: 'Indoor growers market', ...at('2026-11-21', '09:00', '12:00') },
      { name: 'Indoor growers market', ...at('2026-12-05', '09:00', '12:00') },
      { name: 'Growers market opening day', ...at('2027-05-15', '09:00', '12:00') },
    ];
    const named = (question: string) =>
      namesIn(askInTurn(['when is the indoor growers market', question], townOf(events)), events);
    expect(named('when does it go back outside')).toEqual(['05-15 Growers market opening day']);
    expect(named('and the one after that')).toEqual(['12-05 Indoor growers market']);
  });
});

describe('What is open when it is held', () => {
  const events: readonly Partial<TownEvent>[] = [
    { name: 'Wharf market', ...at('2026-11-21', '08:00', '12:00'), location: 'Pavilion', description: 'No market November 28.' },
    { name: 'Wharf market', ...at('2026-12-05', '08:00', '12:00'), location: 'Pavilion' },
    { name: 'Offices closed', date: '2026-11-27', organization: 'Town Hall' },
  ];

  it.each([
    ['is the wharf market open this sat', 'what about the sat after'],
    ['is the wharf market open november 28'],
    ['is the wharf market open on the 29th'],
  ])('is next on another day: %s', (...turns) =>
    expect(namesIn(askInTurn(turns, townOf(events)), events)).toEqual(['12-05 Wharf market']),
  );
});
