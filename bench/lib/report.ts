import { availableParallelism, cpus } from 'node:os';
import { table } from '../../apps/cli/src/table';

export const say = (text: string) => console.log(text);

export const sayMachine = () =>
  say(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? process.arch}, ${new Date().toISOString()}`);

export const sayTable = (title: string, heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  say(['', title, ...table(heads, rows).map((line) => `  ${line}`)].join('\n'));

/** '0.93 (target 0.8 reached)' */
export const against = (ratio: number, target: number) =>
  `${ratio.toFixed(2)} (target ${target} ${ratio >= target ? 'reached' : 'missed'})`;

export const count = (value: number) => Math.round(value).toLocaleString('en-US');

export const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
