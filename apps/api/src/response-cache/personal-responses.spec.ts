import { setImmediate as aTurn } from 'node:timers/promises';
import fc from 'fast-check';
import type { HashedKey } from '#libs/domain';
import type { ReadModels } from '#libs/event-sourcing';
import { PersonalResponses } from './personal-responses';
import { ResponseCache } from './response-cache';

type Parameters = Readonly<{ chosen: number; secret?: string }>;

const RESIDENTS = ['anna', 'ben', 'cleo'] as HashedKey[];

/** A town whose store answers late. Equal parameters may be of several residents, a secret is of one. */
class SlowTown {
  readonly reads: HashedKey[] = [];
  readonly responses: PersonalResponses<Parameters>;
  private readonly history = new Map(RESIDENTS.map((one) => [one, [{ chosen: 0 } as Parameters]]));
  private revision = 0;
  private version = 0;

  constructor(
    later: <Values extends unknown[], T>(work: (...values: Values) => Promise<T>) => (...values: Values) => Promise<T>,
    private readonly hasAtomicRevisions = true,
  ) {
    const readModels = { hasAtomicRevisions, revision: () => `${this.revision}` } as unknown as ReadModels;
    const render = later(async (parameters: Parameters) => JSON.stringify(parameters));
    this.responses = new PersonalResponses(new ResponseCache(MAX_BYTES, render), {
      readModels,
      sources: [],
      readVersion: async () => `${this.version}`,
      readParameters: later(async (resident) => {
        this.reads.push(resident);
        return this.statesOf(resident).at(-1)!;
      }),
      isCacheable: ({ chosen }) => chosen !== UNCACHEABLE,
    });
  }

  statesOf(resident: HashedKey) {
    return this.history.get(resident)!;
  }

  change(resident: HashedKey, parameters: Parameters) {
    this.statesOf(resident).push(parameters);
    if (this.hasAtomicRevisions) this.revision += 1;
  }

  moveOn() {
    this.version += 1;
  }

  async ask(resident: HashedKey): Promise<string> {
    const { bytes } = await this.responses.finishedResponse(resident)('identity');
    return bytes.toString();
  }
}

const MAX_BYTES = 3_000;
const UNCACHEABLE = 3;

describe('The responses to residents', () => {
  const atOnce = () => new SlowTown((work) => work);

  it('are made once for all who chose alike, and again for whoever chose anew', async () => {
    const town = atOnce();
    for (const one of [...RESIDENTS, ...RESIDENTS]) await town.ask(one);
    expect(town.reads).toEqual(RESIDENTS);
    town.change('ben' as HashedKey, { chosen: 1 });
    await aTurn();
    expect([await town.ask('anna' as HashedKey), await town.ask('ben' as HashedKey)]).toEqual(['{"chosen":0}', '{"chosen":1}']);
  });

  it('are not kept where they must not be', async () => {
    const town = atOnce();
    town.change('anna' as HashedKey, { chosen: UNCACHEABLE });
    for (const _ of [1, 2]) expect(await town.ask('anna' as HashedKey)).toBe(`{"chosen":${UNCACHEABLE}}`);
    expect(town.reads).toEqual(['anna', 'anna']);
  });

  it('are of documents that are there before their revision', async () => {
    const town = new SlowTown((work) => work, false);
    await town.ask('anna' as HashedKey);
    town.change('anna' as HashedKey, { chosen: 1 });
    expect(await town.ask('anna' as HashedKey)).toBe('{"chosen":1}');
  });

  const resident = fc.constantFrom(...RESIDENTS);
  const step = fc.oneof(
    fc.record({ ask: resident }),
    fc.record({ ask: resident }),
    fc.record({ change: resident, chosen: fc.nat(UNCACHEABLE), isSecret: fc.boolean() }),
    fc.constant({ moveOn: true as const }),
    fc.constant({ letGo: true as const }),
  );

  it('are their own, and of a state since they asked, in whatever order the store answers', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 30 }), async (scheduler, steps) => {
        const town = new SlowTown((work) => scheduler.scheduleFunction(work));
        const asked: Promise<void>[] = [];
        const checked = async (one: HashedKey) => {
          const before = town.statesOf(one).length - 1;
          const answer = await town.ask(one);
          expect(
            town
              .statesOf(one)
              .slice(before)
              .map((state) => JSON.stringify(state)),
          ).toContain(answer);
        };
        for (const one of steps) {
          if ('ask' in one) asked.push(checked(one.ask));
          else if ('change' in one) town.change(one.change, { chosen: one.chosen, ...(one.isSecret && { secret: one.change }) });
          else if ('moveOn' in one) town.moveOn();
          else if (scheduler.count() > 0) await scheduler.waitOne();
          await aTurn();
        }
        await scheduler.waitFor(Promise.all(asked));
      }),
    ));
});
