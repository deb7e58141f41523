import { type Said, Usage } from './command';

/** For what is dangerous, as the console has it: the name of what it is done to, typed once more. */
export const CONFIRM = { type: 'string', help: 'its name once more: without this, it is asked for on a terminal' } as const;

/** Goes on where the name was typed, letter by letter. `deed`: what is about to be done, as a sentence. */
export const confirmed = async ({ values, ask }: Said, name: string, deed: string): Promise<void> => {
  const said = values['confirm'] ?? (await ask?.(`${deed} Type ${name} to confirm: `));
  if (said === undefined) throw new Usage(`${deed} Confirm it by its name: --confirm "${name}"`);
  if (String(said).trim() === name) return;
  if (values['confirm'] === undefined) throw new Error(`That is not ${name}. Nothing was done.`);
  throw new Usage(`--confirm must be ${name}. Nothing was done.`);
};
