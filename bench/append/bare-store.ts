import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { positionOf } from '#libs/event-sourcing';
import { answerQuestions } from '../lib/child';
import { type AppendRound, type BenchCommand, commandsOf } from './commands';
import { measureWork } from './measure-work';

const database = new DatabaseSync(join(process.argv[2]!, 'bare.db'));
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    event TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT`);
const insert = database.prepare('INSERT INTO events (position, stream, revision, event) VALUES (?, ?, ?, ?)');
const select = database.prepare('SELECT event FROM events WHERE stream = ? ORDER BY revision');
select.setReturnArrays(true);
let position = 0;

/** The limit: the same rows, prepared beforehand, in as many commits. */
answerQuestions((round: AppendRound) => {
  const rows = commandsOf(round).map(toRow);
  const groups = Array.from({ length: rows.length / round.atOnce }, (_, i) =>
    rows.slice(i * round.atOnce, (i + 1) * round.atOnce),
  );
  return measureWork((done) => {
    for (const group of groups) {
      const began = performance.now();
      if (round.reading) for (const [, stream] of group) select.all(stream).map(parseRow);
      database.exec('BEGIN IMMEDIATE');
      for (const row of group) insert.run(...row);
      database.exec('COMMIT');
      for (const _ of group) done(began);
    }
  });
});

const parseRow = (row: unknown) => JSON.parse((row as [string])[0]);

const toRow = ({ command, revision }: BenchCommand): [number, string, number, string] => {
  const { consistency: _, ...metadata } = command.issued;
  const stream = `preferences-${command.data.key}`;
  position += 1;
  const event = { id: metadata.commandId, type: 'EventSaved', data: command.data, metadata, stream, revision };
  return [position, stream, revision, JSON.stringify({ ...event, position: positionOf(position) })];
};
