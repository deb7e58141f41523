import fc from 'fast-check';
import { KNOWN } from '../../test/data/phrases';
import { statesOfOtherSubject } from './other-subjects';
import { parseQuickAdd } from './parse-quick-add';

const firstEvents = fc.constantFrom('Craft night', 'Tree lighting', 'Ham supper', 'Girls basketball', 'Quilt show', 'Bake sale');
const read = (line: string) => {
  const { date, startTime, description, other, questions } = parseQuickAdd(line, KNOWN);
  const second = other ? `${other.date} ${other.startTime}` : null;
  return { line, first: `${date} ${startTime}`, second, description, isAsked: questions.length > 0 };
};

describe('A sentence behind the event', () => {
  it.each([
    ['Classes resume Monday, Nov. 30', 'The university is closed Nov. 25'],
    ['Residence halls close at noon on the 13th', 'Spring break is March 13 to 21'],
    ['Plans may be viewed weekdays 9 to 4', 'Public hearing Dec 17 at 7 pm'],
    ['Our office will be closed Friday', 'Wreath sale Nov 28'],
    ['The full bracket goes out Dec 18', 'Winter Classic, December 27-29'],
  ])('is of another subject: %s', (sentence, before) => {
    expect(statesOfOtherSubject(sentence, before)).toBe(true);
  });

  it.each([
    ['Doors open at 6', 'Quill Trio, Dec 4'],
    ['It starts at 7', 'Quill Trio, Dec 4'],
    ['The lighting is at 6 pm', 'Tree Lighting, Friday'],
    ['Family night is Thursday 5-7', 'Book fair Dec 7-11'],
    ['Sign and return by Friday', 'Reports go home Dec 2'],
    ['Bring a chair at 6', 'Quill Trio, Dec 4'],
  ])('may be of the event: %s', (sentence, before) => {
    expect(statesOfOtherSubject(sentence, before)).toBe(false);
  });
});

describe('A sentence behind the event, with a day and an hour of its own', () => {
  const seconds = fc.constantFrom(
    ...[
      'Santa comes',
      'Caroling will be held',
      'Boys wrestling starts',
      'Guitar starts',
      'The puppets return',
      'Bell choir resumes',
    ],
    ...['Bake sale begins', 'Balance class begins', 'The artist talk follows', 'The choir will sing', 'Soup night continues'],
  );

  it('is a second event, and both are offered', () => {
    fc.assert(
      fc.property(firstEvents, seconds, fc.constantFrom('Dec 12', 'Saturday, December 12'), (name, second, day) => {
        const line = `${name} Dec 4 at 6 pm. ${second} ${day} at 10 am.`;
        expect(read(line)).toMatchObject({ line, first: '2026-12-04 18:00', second: '2026-12-12 10:00', isAsked: true });
      }),
    );
  });

  const things = fc.constantFrom(
    ...[
      'Tickets go on sale',
      'Tickets are available',
      'Registration opens',
      'Applications for spring open',
      'Ticket sales begin',
    ],
    ...[
      'The box office opens',
      'Our office will be closed',
      'The parking lot closes',
      'Road closures begin',
      'Street parking ends',
    ],
    ...[
      'Plans may be viewed',
      'Results will be posted',
      'The full bracket goes out',
      'Online bids are accepted',
      'Late fees start',
    ],
  );

  it('goes to the description where it is of entries, offices, traffic or papers', () => {
    fc.assert(
      fc.property(firstEvents, things, (name, thing) => {
        const sentence = `${thing} Dec 3 at 10 am`;
        const { isAsked, ...rest } = read(`${name} Dec 4 at 6 pm. ${sentence}.`);
        expect({ ...rest, isAsked }).toMatchObject({
          first: '2026-12-04 18:00',
          second: null,
          description: sentence,
          isAsked: false,
        });
      }),
    );
  });

  it('is what goes on behind a closing', () => {
    expect(read('Library closed Nov 27 at noon. Storytime resumes Dec 1 at 10 am.')).toMatchObject({
      first: '2026-11-27 12:00',
      second: null,
      isAsked: false,
    });
  });
});
