import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Side } from './measure-in-turns';

const QUICK_BENCHES = ['reads', 'rebuild', 'append', 'import', 'web', 'start', 'sentences'];

const ROUNDS = 31;
const FEWER_ROUNDS = 11;

export const THIS_CHECKOUT: Side = { commit: 'now', folder: join(__dirname, '../../..') };

/** `--beside COMMIT=FOLDER` for each other checkout, `--quick` for fewer rounds. */
export const parseArguments = (): { benches: readonly string[]; sides: readonly Side[]; rounds: number } => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { beside: { type: 'string', multiple: true, default: [] }, quick: { type: 'boolean', default: false } },
  });
  const unknownBenches = positionals.filter((name) => !QUICK_BENCHES.includes(name));
  if (unknownBenches.length > 0)
    throw new Error(`${unknownBenches.join(', ')}: only ${QUICK_BENCHES.join(', ')} have a short form`);
  return {
    benches: positionals.length > 0 ? positionals : QUICK_BENCHES,
    sides: values.beside.map((side) => {
      const [commit, folder] = side.split('=') as [string, string];
      return { commit, folder };
    }),
    rounds: values.quick ? FEWER_ROUNDS : ROUNDS,
  };
};
