import { readTownFeeds } from '../../test/data/town-feeds';
import { groupVersions } from './group-versions';
import { VersionMatcher } from './version-matcher';

/** Every two versions that are on one card, or that have one key. */
const pairsIn = (groups: readonly (readonly number[])[]): string[] =>
  groups.flatMap((group) => group.flatMap((a, at) => group.slice(at + 1).map((b) => `${a} ${b}`)));

describe('The feeds of a whole town', () => {
  it.each([
    ['county-seat', 0.98],
    ['railroad-suburb', 0.96],
    ['courthouse-square', 0.98],
    ['mill-city', 0.97],
    ['lake-college', 0.97],
    ['desert-suburb', 0.98],
    ['harbor-city', 0.98],
    ['silver-town', 0.96],
    ['fishing-port', 0.97],
    ['prairie-junction', 0.98],
    ['lake-suburb', 0.95],
    ['ski-town', 1],
    ['canal-city', 0.93],
    ['alaska-port', 0.89],
    ['ferry-town', 0.97],
    ['desert-resort', 0.92],
    ['look-alikes', 1],
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
