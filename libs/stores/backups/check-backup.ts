import { ChainCheck, type ChainLink, firstSeal } from '#libs/event-sourcing';
import type { BackupFolder } from './backup-folder';
import { type FactsPart, type Manifest, partsOf } from './manifest';
import { parsePartLines } from './part-lines';

export type OnByteProgress = (done: number, all: number) => void;

export const checkBackup = async (
  target: BackupFolder,
  manifest: Manifest,
  onBytes: OnByteProgress = () => {},
): Promise<readonly string[]> => {
  const { log, facts } = manifest;
  const parts = partsOf(manifest);
  const all = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const count = ({ bytes }: { bytes: number }) => {
    done += bytes;
    onBytes(done, all);
  };
  try {
    const checking = new ChainCheck(firstSeal(log.id, log.begins), log.begins, [log]);
    let found = 0;
    for (const part of facts) {
      for await (const link of parsePartLines(target.read(part))) {
        checking.take(link);
        found += 1;
      }
      count(part);
    }
    const flaws = [...checking.end(log.position).flaws];
    if (found !== log.facts) flaws.push(`It has ${found} facts, but its manifest names ${log.facts}.`);
    for (const part of parts.slice(facts.length)) {
      for await (const _ of target.read(part));
      count(part);
    }
    return flaws;
  } catch (error) {
    return [(error as Error).message];
  }
};

export async function* factsIn(target: BackupFolder, facts: readonly FactsPart[]): AsyncGenerator<ChainLink, undefined> {
  for (const part of facts) yield* parsePartLines(target.read(part));
}
