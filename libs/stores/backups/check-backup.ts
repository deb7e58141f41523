import { ChainCheck, firstSeal, type Link } from '#libs/event-sourcing';
import type { BackupFolder } from './backup-folder';
import { linksIn } from './fact-lines';
import { type FactsPart, type Manifest, partsOf } from './manifest';

/** Called with how many bytes are done, and of how many. */
export type OnBytes = (done: number, all: number) => void;

/** Reads every byte of a backup and works out the chain of its log anew. Answers what is wrong, in sentences. */
export const wrongWith = async (
  target: BackupFolder,
  manifest: Manifest,
  onBytes: OnBytes = () => {},
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
      for await (const link of linksIn(target.read(part))) {
        checking.take(link);
        found += 1;
      }
      count(part);
    }
    const flaws = [...checking.end(log.position).flaws];
    if (found !== log.facts) flaws.push(`It has ${found} facts, and says that they are ${log.facts}.`);
    for (const part of parts.slice(facts.length)) {
      for await (const _ of target.read(part));
      count(part);
    }
    return flaws;
  } catch (error) {
    return [(error as Error).message];
  }
};

/** All facts of a backup, in log order. */
export async function* factsIn(target: BackupFolder, facts: readonly FactsPart[]): AsyncGenerator<Link, undefined> {
  for (const part of facts) yield* linksIn(target.read(part));
}
