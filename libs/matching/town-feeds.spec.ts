import { readTownFeeds } from '../../test/data/town-feeds';
import { groupVersions } from './group-versions';
import { VersionMatcher } from './version-matcher';

/** Every two versions that are on one card, or that have one key. */
const pairsIn = (groups: readonly (readonly number[])[]): string[] =>
  groups.flatMap((group) => group.flatMap((a, at) => group.slice(at + 1).map((b) => `${a} ${b}`)));

describe('The feeds of a whole town', () => {
  it.each([
    ['county-seat', 0.93],
    ['railroad-suburb', 0.83],
    ['courthouse-square', 0.93],
    ['mill-city', 0.91],
    ['lake-college', 0.93],
    ['desert-suburb', 0.92],
  ])('%s: no two happenings are on one card, and most of what several publish is', async (town, floor) => {
    const { versions, keyOf } = readTownFeeds(town);
    const { pairs, isContradiction } = await new VersionMatcher().match(versions);
    const links = pairs.map(({ a, b, score }) => ({ a: a.id, b: b.id, score }));
    const found = pairsIn(groupVersions(links, isContradiction));
    const same = pairsIn([
      ...Map.groupBy(
        versions.map(({ id }) => id),
        keyOf,
      ).values(),
    ]);
    expect(found.filter((pair) => !same.includes(pair))).toEqual([]);
    expect(found.length / same.length).toBeGreaterThanOrEqual(floor);
  });
});
