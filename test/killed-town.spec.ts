import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { verifyProjections } from '#libs/event-sourcing';
import { projections } from '#projections';
import { onFiles } from './engines/test-servers';
import { checkReadModels } from './fixtures/check-read-models';
import { startProgram } from './fixtures/start-program';
import { createFolder, openProcess, projectAll, readLog } from './fixtures/town-process';

/**
 * Runs a busy town until it has answered a number of commands, kills it during its next append, and returns the ids it
 * acknowledged.
 */
const runUntilKilled = async (answerCount: number, folder: string): Promise<string[]> => {
  const town = startProgram('test/fixtures/busy-town.ts', [folder]);
  town.stderr!.pipe(process.stderr);
  let printed = '';
  const acknowledged = () => printed.split('\n').filter((line) => /^[0-9a-f-]{36}$/.test(line));
  town.stdout!.on('data', (chunk) => {
    printed += chunk;
    if (printed.endsWith('appending\n') && acknowledged().length >= answerCount) town.kill('SIGKILL');
  });
  await once(town, 'close');
  expect(acknowledged().length).toBeGreaterThanOrEqual(answerCount);
  return acknowledged();
};

const checkIntegrity = (file: string) => {
  const database = new DatabaseSync(file);
  const answer = database.prepare('PRAGMA integrity_check').all();
  database.close();
  return answer;
};

onFiles.describe('a town that is killed in the middle of everything', () => {
  const folder = createFolder();
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([1, 100, 200, 400, 700, 1_000])(
    'after %i answers has lost nothing, torn nothing, and shows what happened',
    async (answerCount) => {
      const acknowledged = await runUntilKilled(answerCount, folder);
      const town = openProcess(folder);
      const log = await readLog(town.store);

      const factsOf = Map.groupBy(log, ({ metadata }) => metadata.commandId);
      expect(acknowledged.filter((commandId) => !factsOf.has(commandId))).toEqual([]);
      expect([...factsOf.values()].filter((facts) => facts.length !== 3)).toEqual([]);
      expect(log.map(({ position }) => Number(position))).toEqual(log.map((_, i) => i + 1));

      await projectAll(town);
      expect(await verifyProjections(town, projections)).toEqual(await checkReadModels(town));
      await town.close();
      for (const file of ['events.db', 'readmodels.db'])
        expect(checkIntegrity(join(folder, file))).toEqual([{ integrity_check: 'ok' }]);
    },
  );
});
