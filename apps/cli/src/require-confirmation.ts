import { type CommandInput, UsageError } from './command';

export const CONFIRM_OPTION = {
  type: 'string',
  help: 'repeats the name to confirm; without it, a terminal asks',
} as const;

/** Throws unless `--confirm` or the answer on the terminal is the name. `consequence` is a sentence that is shown first. */
export const requireConfirmation = async (
  { values, ask }: CommandInput,
  targetName: string,
  consequence: string,
): Promise<void> => {
  const typedName = values['confirm'] ?? (await ask?.(`${consequence} Type ${targetName} to confirm: `));
  if (typedName === undefined) throw new UsageError(`${consequence} Confirm it by its name: --confirm "${targetName}"`);
  if (String(typedName).trim() === targetName.trim()) return;
  if (values['confirm'] === undefined) throw new Error(`That is not ${targetName}. Nothing was done.`);
  throw new UsageError(`--confirm must be ${targetName}. Nothing was done.`);
};
