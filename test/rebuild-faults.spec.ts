import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { type Builds, rebuild, verify } from '#libs/event-sourcing';
import { followToTheEnd, newFolder, processIn } from './fixtures/a-process';
import { count, tallies } from './fixtures/tallies';

/** At which call of the builds it dies, of whatever kind that is: before the call has done its work, or when it is `done`. */
type Fault = Readonly<{ call: number; done: boolean; more: number }>;

const faults = fc.array(fc.record<Fault>({ call: fc.integer({ min: 1, max: 40 }), done: fc.boolean(), more: fc.nat(3) }), {
  minLength: 1,
  maxLength: 4,
});

/** More than is written at once, and less than a page. */
const PEOPLE = Array.from({ length: 600 }, (_, nth) => `person-${nth}`);

describe('Wherever a rebuild dies', () => {
  it('the live documents go on being read and followed, and the next rebuild ends equal to them', async () => {
    const run = async (dying: readonly Fault[]) => {
      const folder = newFolder();
      const town = processIn(folder, { models: [tallies] });
      const expected = new Map<string, { times: number }>();
      const counted = async (people: readonly string[]) => {
        await count(town, ...people);
        for (const one of people) expected.set(one, { times: (expected.get(one)?.times ?? 0) + 1 });
      };
      const isShown = async () => {
        const shown = await town.readModels.getMany(tallies, [...expected.keys()]);
        expect(shown).toEqual([...expected.values()]);
      };

      await counted(PEOPLE);
      await followToTheEnd(town);
      for (const fault of dying) {
        await rebuild({ ...town, builds: dyingAt(town.builds, fault) }, [tallies]).catch(expectKilled);
        await isShown();
        if (fault.more > 0) await counted(PEOPLE.slice(0, 200 * fault.more));
        await followToTheEnd(town);
        await isShown();
      }
      expect(await rebuild(town, [tallies])).toMatchObject([{ documents: PEOPLE.length, differing: [], parked: 0 }]);
      await isShown();
      expect(await verify(town, [tallies])).toMatchObject([{ differing: [] }]);
      expect((await town.builds.list()).map(({ state }) => state).toSorted()).toEqual(['live', 'previous']);
      await town.close();
      rmSync(folder, { recursive: true });
    };
    await fc.assert(fc.asyncProperty(faults, run), { numRuns: 15 });
  });
});

const dyingAt = (builds: Builds, { call, done }: Fault): Builds => {
  let calls = 0;
  return new Proxy(builds, {
    get: (_, name: keyof Builds) => {
      const work = builds[name].bind(builds) as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        calls += 1;
        if (calls > call || (calls === call && !done)) throw new Error('killed');
        const answer = await work(...args);
        if (calls >= call) throw new Error('killed');
        return answer;
      };
    },
  });
};

const expectKilled = (error: Error) => expect(error.message).toBe('killed');
