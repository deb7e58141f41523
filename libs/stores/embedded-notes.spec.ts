import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedNotes } from './embedded-notes';
import { notesContract } from './notes.contract';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'notes-')), 'notes.db');
const notesIn = (file: string, log = 'log') => new EmbeddedNotes(file, async () => log);

describe('Embedded notes', () => {
  notesContract(async () => {
    const file = newFile();
    return [notesIn(file), notesIn(file)];
  });

  it('are those of one log each', async () => {
    const file = newFile();
    const [ours, others] = [notesIn(file), notesIn(file, 'another')];
    await ours.put('source 1', 1);
    expect(await others.all('')).toEqual(new Map());
    for (const notes of [ours, others]) await notes.close();
  });
});
