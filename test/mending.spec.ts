import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { type Mending, NO_STREAM, type Position, projection, rebuild, verify } from '#libs/event-sourcing';
import { type AProcess, followToTheEnd, issued, newFolder, processIn } from './fixtures/a-process';

type Said = { type: 'Said'; data: { about: string; word: string } };

/** What was said of each, in order. `cannot`: the words that a fold of today cannot take. */
const sayings = (cannot: readonly string[]) =>
  projection<{ words: string[] }, Said>({
    name: 'sayings',
    version: 1,
    key: ({ data }) => data.about,
    on: {
      Said: (saying = { words: [] }, { data: { word } }) => {
        if (cannot.includes(word)) throw new Error(`${word} cannot be taken`);
        return { words: [...saying.words, word] };
      },
    },
  });

const [strict, lenient] = [sayings(['poison', 'venom']), sayings(['venom'])];

describe('A parked document', () => {
  let folder: string;
  let town: AProcess;
  const opened: AProcess[] = [];
  beforeEach(() => {
    folder = newFolder();
    town = open(strict);
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
    rmSync(folder, { recursive: true });
  });

  const open = (model: typeof strict) => {
    const process = processIn(folder, { models: [model] });
    opened.push(process);
    return process;
  };
  const record = (type: string, data: object) => {
    const { consistency: _, ...metadata } = issued();
    return town.store.append(`${type}-${randomUUID().slice(0, 8)}`, [{ id: randomUUID(), type, data, metadata }], NO_STREAM);
  };
  const say = async (about: string, ...words: readonly string[]) => {
    let last: Position;
    for (const word of words) last = await record('Said', { about, word });
    return last!;
  };
  const decide = (type: Mending['type'], key: string, position: Position) =>
    record(type, { projection: 'sayings', key, position, failure: 'Error', reason: 'It was a test.' });
  const words = async (key: string) => (await town.readModels.get(strict, key))?.words;
  const parked = async () => {
    const live = (await town.builds.list()).find(({ state }) => state === 'live')!;
    return (await town.builds.parked(live)).map(({ key, position }) => [key, position]);
  };

  it('goes on without the fact that an operator skips, with all that waited behind it, and others never waited', async () => {
    await say('ada', 'one');
    const poison = await say('ada', 'poison');
    await say('ada', 'two', 'three');
    await say('bob', 'one');
    await followToTheEnd(town);
    expect([await words('ada'), await words('bob'), await parked()]).toEqual([['one'], ['one'], [['ada', poison]]]);

    await decide('FoldSkipped', 'ada', poison);
    await say('ada', 'four');
    await followToTheEnd(town);
    expect([await words('ada'), await words('bob'), await parked()]).toEqual([['one', 'two', 'three', 'four'], ['one'], []]);
  });

  it('stays parked where it is tried again in vain, and goes on in order with a fold that can', async () => {
    const poison = await say('ada', 'poison');
    await say('ada', 'two');
    await followToTheEnd(town);
    await decide('FoldRetried', 'ada', poison);
    await followToTheEnd(town);
    expect([await words('ada'), await parked()]).toEqual([undefined, [['ada', poison]]]);

    const mended = open(lenient);
    await decide('FoldRetried', 'ada', poison);
    await followToTheEnd(mended);
    expect([await words('ada'), await parked()]).toEqual([['poison', 'two'], []]);
  });

  it('is parked anew by the next fact that it cannot take', async () => {
    const poison = await say('ada', 'poison');
    await say('ada', 'one');
    const venom = await say('ada', 'venom');
    await say('ada', 'two');
    await followToTheEnd(town);
    await decide('FoldSkipped', 'ada', poison);
    await followToTheEnd(town);
    expect([await words('ada'), await parked()]).toEqual([['one'], [['ada', venom]]]);
    await decide('FoldSkipped', 'ada', poison);
    await followToTheEnd(town);
    expect(await parked()).toEqual([['ada', venom]]);
    await decide('FoldSkipped', 'ada', venom);
    await followToTheEnd(town);
    expect([await words('ada'), await parked()]).toEqual([['one', 'two'], []]);
  });

  it('has what was skipped in it again when it is rebuilt by a fold that can take it', async () => {
    const poison = await say('ada', 'poison');
    await say('ada', 'two');
    await decide('FoldSkipped', 'ada', poison);
    await followToTheEnd(town);
    expect((await verify(town, [strict]))[0]).toMatchObject({ differing: [], parked: 0 });
    const mended = open(lenient);
    expect(await rebuild(mended, [lenient])).toMatchObject([{ differing: ['ada'], parked: 0, refused: [] }]);
    expect(await words('ada')).toEqual(['poison', 'two']);
  });

  it('is shown as far as it can be kept, by a new build as well', async () => {
    for (let nth = 0; nth < 9; nth++) await say('ada', 'long '.repeat(180_000));
    await followToTheEnd(town);
    const tooMuch = await say('ada', 'long '.repeat(180_000));
    await followToTheEnd(town);
    expect([(await words('ada'))!.length, await parked()]).toEqual([9, [['ada', tooMuch]]]);
    expect(await rebuild(town, [strict])).toMatchObject([{ differing: [], refused: [] }]);
    expect([(await words('ada'))!.length, await parked()]).toEqual([9, [['ada', tooMuch]]]);
  });

  it('ends the same however far its build came between what was said and decided, and when it is built anew', async () => {
    const about = fc.record({ about: fc.constantFrom('ada', 'bob'), word: fc.constantFrom('one', 'two', 'poison') });
    const happenings = fc.oneof({ weight: 3, arbitrary: about }, fc.constantFrom('follow', 'FoldSkipped', 'FoldRetried'));
    await fc.assert(
      fc.asyncProperty(fc.array(happenings, { minLength: 8, maxLength: 30, size: 'max' }), async (history) => {
        await opened.pop()!.close();
        rmSync(folder, { recursive: true });
        folder = newFolder();
        town = open(strict);
        await followToTheEnd(town);
        const said: [key: string, position: Position, word: string][] = [];
        for (const one of history) {
          if (one === 'follow') await followToTheEnd(town);
          else if (typeof one === 'object') said.push([one.about, await say(one.about, one.word), one.word]);
          else for (const [key, position] of await parked()) await decide(one as Mending['type'], key!, position as Position);
        }
        await followToTheEnd(town);
        const ends = new Map((await parked()) as [string, Position][]);
        for (const key of ['ada', 'bob']) {
          const taken = said.filter(
            ([about, position, word]) => about === key && word !== 'poison' && !(position > ends.get(key)!),
          );
          expect((await words(key)) ?? []).toEqual(taken.map(([, , word]) => word));
        }
        expect(await verify(town, [strict])).toMatchObject([{ differing: [], parked: ends.size }]);
      }),
      { numRuns: 40 },
    );
  });
});
