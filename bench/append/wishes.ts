import { hashedKey, SaveEvent } from '#libs/domain';
import { issuedBy } from '../lib/a-town';

/** How many facts a stream comes to hold. */
const EACH = 5;

/** Every round is about people of its own. `reading`: the bare store reads each stream first, as a decision has to. */
export type Round = { nth: number; commands: number; atOnce: number; consistency: 'strong' | 'eventual'; reading: boolean };
/** `p50` and `p99` in milliseconds, `work` the microseconds of a processor that a command took. */
export type Appended = { perSecond: number; p50: number; p99: number; work: number };

export type Wish = { command: SaveEvent; revision: number };

/** People save one event after another; whoever wishes at the same time is somebody else. */
export const wishesOf = ({ nth, commands, consistency }: Round): Wish[] => {
  const people = commands / EACH;
  return Array.from({ length: commands }, (_, i) => {
    const person = nth * people + (i % people);
    const key = hashedKey(`session_${1_790_000_000_000 + person}_abcdefghijklmnopqrstuv`);
    const command = new SaveEvent({ key, eventId: i }, { ...issuedBy(key, nth * commands + i), consistency });
    return { command, revision: Math.floor(i / people) };
  });
};
