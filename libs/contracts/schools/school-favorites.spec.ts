import fc from 'fast-check';
import {
  isFavoriteSchool,
  parseFavoriteSchools,
  type SchoolFavorite,
  selectFavoriteSchools,
  toggleFavoriteSchool,
} from './school-favorites';
import type { SchoolHours } from './school-hours';

const NAMES = ['Baker', 'Baker\nPreschool', 'Allen', ''];
const GROUPS = [undefined, 'Preschool', ''];

const aSchool = fc.record({
  id: fc.nat(9),
  name: fc.constantFrom(...NAMES),
  subgroup: fc.constantFrom(...GROUPS),
}) as fc.Arbitrary<SchoolHours>;

const nameOf = ({ schoolName, subgroup }: SchoolFavorite) => JSON.stringify([schoolName, subgroup || null]);

const toggledAll = (schools: readonly SchoolHours[]) =>
  schools.reduce<SchoolFavorite[]>((favorites, school) => toggleFavoriteSchool(favorites, school), []);

describe('Somebody’s favorites', () => {
  it('have each school and subgroup once, whatever was pressed, and are the same when read again', () =>
    fc.assert(
      fc.property(fc.array(aSchool), (pressed) => {
        const favorites = toggledAll(pressed);
        const names = favorites.map(nameOf);
        expect(new Set(names).size).toBe(favorites.length);
        const json = JSON.stringify(favorites);
        expect(JSON.stringify(parseFavoriteSchools(json))).toBe(json);
      }),
    ));

  it('are as before when a school was pressed twice', () =>
    fc.assert(
      fc.property(fc.array(aSchool), aSchool, (pressed, school) => {
        const before = toggledAll(pressed);
        const once = toggleFavoriteSchool(before, school);
        expect(isFavoriteSchool(once, school)).toBe(!isFavoriteSchool(before, school));
        expect(toggleFavoriteSchool(once, school).map(nameOf).sort()).toEqual(before.map(nameOf).sort());
      }),
    ));

  it('follow their names when the town numbers its schools anew, and miss a school that is gone', () => {
    const favorites = [
      { schoolName: 'Allen', schoolId: 1 },
      { schoolName: 'Closed', schoolId: 2 },
      { schoolName: 'Baker', schoolId: 3 },
    ];
    const all = [
      { id: 1, name: 'Baker' },
      { id: 2, name: 'Baker', subgroup: 'Preschool' },
      { id: 9, name: 'Allen' },
    ];
    expect(selectFavoriteSchools(favorites, all).map(({ id }) => id)).toEqual([9, 1]);
  });

  it('are none where what the device kept is anything but favorites', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        for (const favorite of parseFavoriteSchools(json)) expect(typeof favorite.schoolName).toBe('string');
      }),
    ));

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '{"schoolName":"Baker"}',
    '[null, 1, "Baker", [], {}, {"schoolName": 7}, {"schoolName": "Baker", "subgroup": {}}]',
  ])('ignore what is kept as %j', (json) => expect(parseFavoriteSchools(json)).toEqual([]));

  it('keep those that can be read beside what cannot, each once', () =>
    expect(
      parseFavoriteSchools('[{"schoolName":"Baker","schoolId":1}, 7, {"schoolName":"Baker","subgroup":null,"schoolId":2}]'),
    ).toEqual([{ schoolName: 'Baker', schoolId: 1 }]));
});
