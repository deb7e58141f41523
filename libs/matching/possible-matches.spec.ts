import { matchVersions } from './match';
import type { PublishedVersion } from './published-version';
import { findMatchingPairs } from './version-matcher';

const at = { date: '2026-06-13', startTime: '2026-06-13T10:00:00-05:00' };
const ofHouse: PublishedVersion = {
  ...at,
  id: 1,
  source: 'house',
  organization: 'Otter House',
  name: '',
  location: 'Otter House - Tin Room',
};
const ofGazette: PublishedVersion = {
  ...at,
  id: 2,
  source: 'gazette',
  organization: 'Fern Gazette',
  name: '',
  location: 'Otter House',
};
const ofGuide: PublishedVersion = { ...ofGazette, id: 3, source: 'guide', organization: 'Fern Guide' };

/** Of other days. */
const others = [ofHouse, ofGazette].flatMap((one) =>
  ['2026-06-20', '2026-06-27'].map((date, i) => ({
    ...one,
    id: one.id * 10 + i,
    name: `Chess ${one.id}`,
    date,
    startTime: undefined,
  })),
);

const areFound = async (...versions: readonly PublishedVersion[]) =>
  (await findMatchingPairs([...versions, ...others])).some(({ a, b }) => a.id === ofHouse.id && b.id === ofGazette.id);

type Told = Partial<PublishedVersion>;

const expectToBeOne = async (house: Told, gazette: Told) => {
  const [one, other] = [
    { ...ofHouse, ...house },
    { ...ofGazette, ...gazette },
  ];
  expect(matchVersions(one, other)).toBeUndefined();
  expect(await areFound(one, other)).toBe(true);
  return [one, other] as const;
};

describe('Two versions with little in common, in a town', () => {
  it.each([
    ['Kites & Cocoa', 'Kite Building Workshop'],
    ['Voters Night: Fern Levy', 'Levy questions answered'],
    ['Novelist Quillfeather to speak', 'Ana Quillfeather, Live'],
    ['Open-Hearth Baking: Rye and Oats', 'Pioneer Baking Evening'],
  ])('are one at one minute in one house: %s and %s', async (first, second) => {
    const [one, other] = await expectToBeOne({ name: first }, { name: second });
    expect(await areFound({ ...one, name: second }, { ...other, name: first })).toBe(true);
    expect(await areFound(one, { ...other, location: 'Mill Library' })).toBe(false);
    const secondRoom = { ...one, id: 4, name: second, location: 'Otter House - Oak Room' };
    expect(await areFound(one, other, secondRoom)).toBe(false);
  });

  it('are two where a publisher has hardly any other event', async () => {
    const [one, other] = [
      { ...ofHouse, name: 'Kites & Cocoa' },
      { ...ofGazette, name: 'Kite Building Workshop' },
    ];
    expect(await findMatchingPairs([one, other])).toEqual([]);
  });

  it.each([
    ['Kites & Cocoa', 'Chess Problems'],
    ['Stroke Support Group', 'Grief Support Group'],
    ['Trails Commission', 'Harbor Commission Meeting'],
    ['Kite Building Workshop', 'Kite Party'],
    ['Otterfest: Raw Bar', 'Otterfest: Pie Contest'],
    ['Kite Class: Boxes', 'Kite Workshop: Deltas'],
    ['Chair Yoga', 'Yoga'],
    ['Spring Choral Concert', 'Spring Orchestra Concert'],
  ])('are two without a subject in common: %s and %s', async (first, second) => {
    expect(await areFound({ ...ofHouse, name: first }, { ...ofGazette, name: second })).toBe(false);
  });

  it('are one at one minute under one title, though one publisher does not say where', async () => {
    await expectToBeOne(
      { name: 'Holy Otter pancake breakfast', location: 'Holy Otter Hall' },
      { name: 'Pancake Breakfast', location: undefined },
    );
    const [one, other] = [
      { ...ofHouse, name: 'Art Walk Reception: Copper Kites' },
      { ...ofGazette, name: 'Fern Art Walk', location: 'Downtown' },
    ];
    expect(await areFound(one, other)).toBe(false);
  });

  it('are one at one minute in one house if their texts are about the same two things', async () => {
    const text = { name: 'Otter House Opens Its Barn', description: 'Climb the hayloft, feed the alpacas.' };
    await expectToBeOne({ name: 'Barn Days', description: 'With alpacas in the hayloft.' }, text);
    const other = { ...ofHouse, name: 'Tin Days', description: 'With alpacas.' };
    expect(await areFound(other, { ...ofGazette, ...text })).toBe(false);
  });

  it('are one though a third publisher has the event too, but not if it has another', async () => {
    const [one, other] = await expectToBeOne({ name: 'Kites & Cocoa' }, { name: 'Kite Building Workshop' });
    expect(await areFound(one, other, { ...ofGuide, name: 'Kite Building' })).toBe(true);
    expect(await areFound(one, other, { ...ofGuide, name: 'Kite Building (ages 3-5)' })).toBe(true);
    expect(await areFound(one, other, { ...one, id: 5, name: 'Kite Building' })).toBe(false);
  });

  it('are one half an hour apart, but not as two sessions', async () => {
    const later = { startTime: '2026-06-13T10:30:00-05:00' };
    const [one, other] = await expectToBeOne(
      { name: 'Otter Hunger Walk', location: 'Otter House' },
      { ...later, name: 'Hunger Walk of the Churches' },
    );
    expect(await areFound({ ...one, endTime: later.startTime }, other)).toBe(false);
    expect(await areFound(one, { ...other, startTime: '2026-06-13T11:30:00-05:00' })).toBe(false);
    expect(await areFound(one, other, { ...one, ...later, id: 5 })).toBe(false);
  });

  it('are one on one day, if both are of one kind', async () => {
    const allDay = { startTime: undefined };
    await expectToBeOne(
      { name: "Friends' Book Sale" },
      { ...allDay, name: 'Huge Book Sale', description: 'Friends of the House' },
    );
    expect(await areFound({ ...ofHouse, name: 'Book Sale Party' }, { ...ofGazette, ...allDay, name: 'Huge Book Club' })).toBe(
      false,
    );
  });

  it('are one on the first day of a run', async () => {
    const run = { startTime: undefined, endDate: '2026-08-30' };
    await expectToBeOne(
      { ...run, name: 'Exhibit: Mill Town: Kites of the Valley' },
      { startTime: undefined, name: 'Kites of the Valley' },
    );
  });

  it('are one parade, wherever each says that it is', async () => {
    await expectToBeOne(
      { name: 'Fern Lighted Boat Parade', location: 'Steamboat Pier' },
      { name: 'Holiday Boat Parade', location: 'Fern Harbor' },
    );
    await expectToBeOne(
      { name: 'Lighted Boat Parade', location: 'Steamboat Pier' },
      { name: 'Parade of Lights on the Bay', location: 'Fern Harbor' },
    );
    const pets = { ...ofHouse, name: 'Pet Parade', location: 'Fern Harbor' };
    expect(await areFound(pets, { ...ofGazette, name: 'Parade of Lights on the Bay', location: 'Fern Harbor' })).toBe(false);
  });

  it('are one game, whichever team each publisher names, but not that of a lower team', async () => {
    const [one, other] = await expectToBeOne(
      { name: 'Baseball: Varsity vs. Marlow', location: 'Otter Field' },
      { name: 'Baseball: Marlow at Fern', location: undefined, startTime: '2026-06-13T10:30:00-05:00' },
    );
    const lower = { ...one, name: 'Baseball: JV vs. Marlow' };
    expect(await areFound(lower, { ...other, startTime: one.startTime! })).toBe(false);
    expect(await areFound(one, other, { ...lower, id: 5, location: 'Tin Field' })).toBe(true);
    expect(await areFound(one, { ...other, name: 'Softball: Marlow at Fern' })).toBe(false);
  });

  it('are one where an announcer calls the house of the host by the name of the host, if the titles share a rare name', async () => {
    const chapel = { location: 'Worship Center', address: '8 Main St' };
    const church = { location: 'First Baptist Church', address: undefined };
    await expectToBeOne(
      { ...chapel, organization: 'First Baptist Fern', name: 'Night of Worship with Quillfeather & Tarn' },
      { ...church, name: 'Quillfeather & Tarn in concert' },
    );
    const [one, other] = [
      { ...ofHouse, ...chapel, organization: 'First Baptist Fern', name: 'Pancake Breakfast' },
      { ...ofGazette, ...church, name: 'Pancake Breakfast' },
    ];
    expect(await areFound(one, other)).toBe(false);
    const trivia = { ...ofHouse, ...chapel, name: 'Quillfeather & Tarn Trivia' };
    expect(await areFound(trivia, { ...ofGazette, location: 'Spin Cycle Records', name: 'Quillfeather & Tarn Trivia' })).toBe(
      false,
    );
  });

  it.each([
    ['Kestrel Creek Cleanup', 'Kestrel Creek Bird Walk', 'Kestrel Creek Park'],
    ['Larkin Fairgrounds Gun Show', 'Dog Agility Trials - Larkin Fairgrounds', 'Larkin Fairgrounds'],
    ['Twin Oaks Farm Owl Prowl', 'Twin Oaks Farm Dinner', 'Twin Oaks Farm'],
    ['Swim Lessons at Pettibone Pool', 'Pettibone Pool Water Aerobics', 'Pettibone Pool'],
  ])('are two if they share only the name of the place: %s, %s', async (name, other, location) => {
    expect(await areFound({ ...ofHouse, name, location }, { ...ofGazette, name: other, location })).toBe(false);
  });

  it('are one where one title is in the other, whatever each calls the gathering', async () => {
    await expectToBeOne({ name: 'National Day of Prayer Gathering' }, { name: 'Day of Prayer observance' });
  });

  it('are one game where each school names the other, even if only one names the sport', async () => {
    const gym = { location: 'Fern Bay School' };
    const [one, other] = await expectToBeOne(
      { ...gym, organization: 'Marlow High School Athletics', name: 'Basketball Girls Varsity at Fern Bay' },
      { ...gym, organization: 'Fern Bay School', name: 'Lady Herons vs. Marlow (varsity girls)' },
    );
    expect(await areFound(one, { ...other, name: 'Herons vs. Marlow (varsity boys)' })).toBe(false);
    expect(await areFound(one, { ...other, name: 'Lady Herons vs. Quillby (varsity girls)' })).toBe(false);
    expect(await areFound(one, { ...other, name: 'Chess Club Night with Marlow' })).toBe(false);
  });
});
