import { type CommandInput, UsageError } from './command';

/** For dangerous commands: the caller has to repeat the name of the target, as in the console. */
export const CONFIRM_OPTION = {
  type: 'string',
  help: 'repeats the name to confirm; without it, a terminal asks',
} as const;

/** Throws unless `--confirm` or the terminal gives exactly the name. `consequence` is a sentence about what will be done. */
export const requireConfirmation = async ({ values, ask }: CommandInput, name: string, consequence: string): Promise<void> => {
  const typedName = values['confirm'] ?? (await ask?.(`${consequence} Type ${name} to confirm: `));
  if (typedName === undefined) throw new UsageError(`${consequence} Confirm it by its name: --confirm "${name}"`);
  if (String(typedName).trim() === name) return;
  if (values['confirm'] === undefined) throw new Error(`That is not ${name}. Nothing was done.`);
  throw new UsageError(`--confirm must be ${name}. Nothing was done.`);
};
