import { ChainCheck, type ChainLink, type Flaws, firstSeal } from '#libs/event-sourcing';
import type { BackupFolder } from './backup-folder';
import { type FactsPart, type Manifest, partsOf } from './manifest';
import { parsePartLines } from './part-lines';

export type OnByteProgress = (done: number, all: number) => void;

export const checkBackup = async (
  target: BackupFolder,
  manifest: Manifest,
  onBytes: OnByteProgress = () => {},
): Promise<Flaws> => {
  const { log, facts } = manifest;
  const parts = partsOf(manifest);
  const all = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let checkedBytes = 0;
  const count = ({ bytes }: { bytes: number }) => {
    checkedBytes += bytes;
    onBytes(checkedBytes, all);
  };
  try {
    const checking = new ChainCheck(firstSeal(log.id, log.begins), log.begins, [log]);
    let factCount = 0;
    for (const part of facts) {
      for await (const link of parsePartLines(target.read(part))) {
        checking.take(link);
        factCount += 1;
      }
      count(part);
    }
    const chain = checking.end(log.position);
    const miscount = factCount === log.facts ? [] : [`It has ${factCount} facts, but its manifest names ${log.facts}.`];
    for (const part of parts.slice(facts.length)) {
      for await (const _ of target.read(part));
      count(part);
    }
    return { flaws: [...chain.flaws, ...miscount], flawCount: chain.flawCount + miscount.length };
  } catch (error) {
    return { flaws: [(error as Error).message], flawCount: 1 };
  }
};

export async function* readBackupFacts(target: BackupFolder, facts: readonly FactsPart[]): AsyncGenerator<ChainLink, undefined> {
  for (const part of facts) yield* parsePartLines(target.read(part));
}
