import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { TRAITS, type Trait } from '#libs/contracts/filters';

export type EventLabels = Readonly<{
  set: 'township' | 'sample' | 'towns';
  /** The file of the source, the organization in the sample town, or the invented town. */
  source: string;
  uid: string;
  date: string;
  half: 'tuned on' | 'held out';
  /** Undefined where the reader could not say. */
  labels: Readonly<Partial<Record<Trait, boolean>>>;
}>;

export const eventLabels = (): EventLabels[] =>
  readFileSync('test/data/labels/events.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [set = '', source = '', uid = '', date = '', labels = ''] = line.split(' | ');
      const said = TRAITS.map((trait, at) => [trait, LABELS[labels[at]!]] as const);
      return {
        set: set as EventLabels['set'],
        source,
        uid,
        date,
        half: halfOf(identityOf(set, source, uid, date)),
        labels: Object.fromEntries(said),
      };
    });

const LABELS: Readonly<Record<string, boolean | undefined>> = { y: true, n: false };

/** An event of the sample town is known by its slug: its UID without the day. */
const identityOf = (set: string, source: string, uid: string, date: string) =>
  set === 'sample' ? `sample ${source} ${uid.replace(`-${date}`, '')} ${date}` : `${source} ${uid} ${date}`;

const halfOf = (identity: string) => (createHash('sha256').update(identity).digest()[0]! % 2 === 0 ? 'tuned on' : 'held out');
