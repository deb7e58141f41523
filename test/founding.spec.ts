import fc from 'fast-check';
import { type EntryId, entryId, FollowOrganizations, type HashedKey, hashedKey, type OrganizationTree } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { organizationId, subOrganizationId } from '#libs/integrations';
import { preferences } from '#projections';
import { Followable } from '../apps/api/src/preferences/followable';
import { openAlmanac } from './app';
import { register } from './publishing';

/** What may come between one another: what a person's page is told, their following of the whole, a new part, and a rest. */
type Doing = { what: 'read'; person: number } | { what: 'follow'; person: number } | { what: 'found' } | { what: 'rest' };

const doings: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('read', 'follow'), person: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('found', 'rest') }) },
) as fc.Arbitrary<Doing>;

const TOLD_TOO_EARLY: Doing[][] = [
  [{ what: 'read', person: 0 }],
  [{ what: 'found' }],
  [{ what: 'rest' }],
  [{ what: 'follow', person: 0 }],
];

type Person = { key: HashedKey; tree?: OrganizationTree; follows: boolean };

const aPerson = (name: string): Person => ({ key: hashedKey(name), follows: false });

describe('Whoever follows an organization as it founds new parts', () => {
  it('follows each part in the end, in whatever order it is read of, founded and followed, and told to its followers', async () => {
    const almanac = await openAlmanac();
    const followable = almanac.app.get(Followable);
    const followedBy = async (key: HashedKey) => (await almanac.app.get(ReadModels).get(preferences, key))?.followed;
    let towns = 0;

    const live = async (batches: readonly (readonly Doing[])[]) => {
      const town = `Town ${++towns}`;
      const id = organizationId(town);
      const parts = ['First'];
      const people = [0, 1, 2].map((nth) => aPerson(`${town} ${nth}`));
      const treeNow = async () => (await followable.organizations([town], [])).tree;
      await register(almanac, town, parts);

      const act = async (doing: Doing) => {
        if (doing.what === 'rest') return almanac.settled();
        if (doing.what === 'found') {
          parts.push(`Part ${parts.length}`);
          return register(almanac, town, parts);
        }
        const person = people[doing.person]!;
        if (doing.what === 'read') person.tree = await treeNow();
        else if (!person.follows) {
          person.follows = true;
          const wished: EntryId[] = [entryId(id)];
          await almanac.issue(FollowOrganizations, { key: person.key, wished, tree: person.tree ?? (await treeNow()) });
        }
      };
      for (const batch of batches) await Promise.all(batch.map(act));
      await almanac.settled();

      const all = [entryId(id), ...parts.map((part) => entryId(id, subOrganizationId(id, part)))].toSorted();
      for (const { key, follows } of people) expect((await followedBy(key))?.toSorted()).toEqual(follows ? all : undefined);
    };

    const batches = fc.array(fc.array(doings, { minLength: 1, maxLength: 4 }), { maxLength: 8, size: 'max' });
    await fc.assert(fc.asyncProperty(batches, live), { seed: 1682, numRuns: 60, examples: [[TOLD_TOO_EARLY]] });
  });
});
