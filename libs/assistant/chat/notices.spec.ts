import type { TownEvent } from '#libs/contracts';
import { isNotice } from './notices';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Burn ban', date: '2026-11-16', endDate: '2026-12-31' },
  { name: 'Otter prints', date: '2026-11-01', endDate: '2026-12-20', location: 'Museum' },
  { name: 'No School: Teacher Workday', date: '2026-11-23', organization: 'Riverton Schools' },
  { name: 'Library closes early', date: '2026-11-23', location: 'Library' },
  { name: 'Chess club', ...at('2026-11-23', '18:00', '20:00'), location: 'Library' },
  { name: 'Otter supper', ...at('2026-11-23', '17:00', '19:00'), location: 'Grange Hall' },
  { name: 'Pool closed for repairs', date: '2026-11-24', location: 'Rec Center' },
];

const TOWN = townOf(EVENTS);
const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

const SUPPER = '11-23 Otter supper';
const CHESS = '11-23 Chess club';
const PRINTS = '11-01 Otter prints';
const BAN = '11-16 Burn ban';
const NO_SCHOOL = '11-23 No School: Teacher Workday';
const LIBRARY = '11-23 Library closes early';

describe('What is closed', () => {
  it.each<[string, string[]]>([
    ["what's on monday", [SUPPER, CHESS, LIBRARY, NO_SCHOOL, PRINTS, BAN]],
    ['what is going on tonight / and monday', [SUPPER, CHESS, LIBRARY, NO_SCHOOL, PRINTS, BAN]],
    ['what is there to do monday', [SUPPER, CHESS, PRINTS]],
    ['what could we do on monday', [SUPPER, CHESS, PRINTS]],
    ['things to do monday', [SUPPER, CHESS, PRINTS]],
    ['anything for seniors monday', [PRINTS, SUPPER, CHESS, BAN, LIBRARY, NO_SCHOOL]],
    ["what's at the library monday", [CHESS, LIBRARY]],
    ['what is there to do at the rec center tuesday', ['11-24 Pool closed for repairs']],
  ])('stands after what is on, and is nothing to do: %s', (asked, expected) => expect(named(asked)).toEqual(expected));

  it.each<[string, boolean]>([
    ['City offices closed for Veterans Day', true],
    ['Boil-water advisory: Hill Street', true],
    ['Trash collection delayed', true],
    ['Planned power outage', true],
    ['Early Release', true],
    ['Winter Break', true],
    ['Winter break camp', false],
    ['Into the Woods (closing matinee)', false],
    ['Closed meeting of the book circle', false],
    ['Basketball registration closes', false],
    ['Meteor watch', false],
  ])('is a notice by its name: %s', (name, expected) => expect(isNotice({ name })).toBe(expected));
});
