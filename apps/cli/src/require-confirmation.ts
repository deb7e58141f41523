import { type CommandInput, UsageError } from './command';

/** For dangerous commands, as in the console: the name of the target has to be typed again. */
export const CONFIRM_OPTION = {
  type: 'string',
  help: 'repeats the name to confirm; without it, a terminal asks',
} as const;

/** Throws unless the name was given by `--confirm` or is typed exactly. `deed` is a sentence about what will be done. */
export const requireConfirmation = async ({ values, ask }: CommandInput, name: string, deed: string): Promise<void> => {
  const said = values['confirm'] ?? (await ask?.(`${deed} Type ${name} to confirm: `));
  if (said === undefined) throw new UsageError(`${deed} Confirm it by its name: --confirm "${name}"`);
  if (String(said).trim() === name) return;
  if (values['confirm'] === undefined) throw new Error(`That is not ${name}. Nothing was done.`);
  throw new UsageError(`--confirm must be ${name}. Nothing was done.`);
};
