import { hashedKey, SaveEvent } from '#libs/domain';
import { toIssued } from '../lib/bench-town';

const FACTS_PER_STREAM = 5;

/** Every round has residents of its own. `reading`: the bare store reads each stream first, as a decision has to. */
export type AppendRound = { nth: number; commands: number; atOnce: number; consistency: 'strong' | 'eventual'; reading: boolean };
/** `p50` and `p99` in milliseconds, `work` in microseconds of processor time per command. */
export type AppendResult = { perSecond: number; p50: number; p99: number; work: number };

export type BenchCommand = { command: SaveEvent; revision: number };

export const commandsOf = ({ nth, commands, consistency }: AppendRound): BenchCommand[] => {
  const people = commands / FACTS_PER_STREAM;
  return Array.from({ length: commands }, (_, i) => {
    const person = nth * people + (i % people);
    const key = hashedKey(`session_${1_790_000_000_000 + person}_abcdefghijklmnopqrstuv`);
    const command = new SaveEvent({ key, eventId: i }, { ...toIssued(key, nth * commands + i), consistency });
    return { command, revision: Math.floor(i / people) };
  });
};
