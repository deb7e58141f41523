import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { verify } from '#libs/event-sourcing';
import { projections } from '#projections';
import { onFiles } from './engines/servers-of';
import { followToTheEnd, newFolder, processIn, wholeLog } from './fixtures/a-process';
import { aProgram } from './fixtures/a-program';
import { sound } from './fixtures/soundness';

/** Lets a town be restless until so many commands were answered, kills it in its next append, and answers all that it acknowledged. */
const killedAfter = async (answers: number, folder: string): Promise<string[]> => {
  const town = aProgram('test/fixtures/restless-town.ts', [folder]);
  town.stderr!.pipe(process.stderr);
  let printed = '';
  const acknowledged = () => printed.split('\n').filter((line) => /^[0-9a-f-]{36}$/.test(line));
  town.stdout!.on('data', (chunk) => {
    printed += chunk;
    if (printed.endsWith('appending\n') && acknowledged().length >= answers) town.kill('SIGKILL');
  });
  await once(town, 'close');
  expect(acknowledged().length).toBeGreaterThanOrEqual(answers);
  return acknowledged();
};

const integrityOf = (file: string) => {
  const database = new DatabaseSync(file);
  const answer = database.prepare('PRAGMA integrity_check').all();
  database.close();
  return answer;
};

onFiles.describe('a town that is killed in the middle of everything', () => {
  const folder = newFolder();
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([1, 100, 200, 400, 700, 1_000])(
    'after %i answers has lost nothing, torn nothing, and shows what happened',
    async (answers) => {
      const acknowledged = await killedAfter(answers, folder);
      const town = processIn(folder);
      const log = await wholeLog(town.store);

      const factsOf = Map.groupBy(log, ({ metadata }) => metadata.commandId);
      expect(acknowledged.filter((commandId) => !factsOf.has(commandId))).toEqual([]);
      expect([...factsOf.values()].filter((facts) => facts.length !== 3)).toEqual([]);
      expect(log.map(({ position }) => Number(position))).toEqual(log.map((_, i) => i + 1));

      await followToTheEnd(town);
      expect(await verify(town, projections)).toEqual(await sound(town));
      await town.close();
      for (const file of ['events.db', 'readmodels.db'])
        expect(integrityOf(join(folder, file))).toEqual([{ integrity_check: 'ok' }]);
    },
  );
});
