import { wrongWith } from '#api';
import { numberWords } from '#libs/contracts';
import type { CliCommand } from '../../command';
import { headText } from '../../logs/chain';
import { stages } from '../../logs/stages';
import { namedFolder } from './named-folder';

export const verifyingBackups: CliCommand = {
  name: 'backups verify',
  usage: 'TARGET',
  summary: 'Reads every byte of all backups in a folder, and tells what is there and what is wrong with it. Changes nothing.',
  examples: ['backups verify /mnt/backups/moorestown'],
  runOnFiles: async ({ terminal, positionals }) => {
    const target = namedFolder(positionals[0]!);
    const show = stages(terminal);
    const seen = await target.whileKept(async () => {
      const read = [];
      for (const { name, manifest } of target.backups()) {
        const onBytes = (done: number, all: number) => show(`Reading ${name}`, all === 0 ? 1 : done / all, done, 'bytes');
        const wrong = manifest ? await wrongWith(target, manifest, onBytes) : [UNREADABLE];
        read.push({ backup: name, facts: manifest?.log.facts ?? null, head: manifest ? headText(manifest.log) : null, wrong });
      }
      return read;
    });
    terminal.end();
    return {
      json: { backups: seen },
      lines: seen.length > 0 ? seen.flatMap(told) : ['There is no backup.'],
      failed: seen.length === 0 || seen.some(({ wrong }) => wrong.length > 0),
    };
  },
};

const UNREADABLE = 'What it consists of cannot be read: it was changed, or cut off.';

const told = ({
  backup,
  facts,
  head,
  wrong,
}: {
  backup: string;
  facts: number | null;
  head: string | null;
  wrong: readonly string[];
}) =>
  wrong.length > 0
    ? wrong.map((sentence) => `${backup} is not whole. ${sentence}`)
    : [`${backup} is whole: ${numberWords(facts ?? 0)} facts. The head of its chain is ${head}.`];
