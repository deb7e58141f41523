import { type CliCommand, UsageError } from '../command';
import { bashCompletion } from '../completion/bash';
import { completionPlaces } from '../completion/completion-places';
import { zshCompletion } from '../completion/zsh';

const COMPLETION_SCRIPTS = { bash: bashCompletion, zsh: zshCompletion };

/** A function, because the table contains this command. */
export const completionCommand = (table: () => readonly CliCommand[]): CliCommand => ({
  name: 'completion',
  usage: 'bash|zsh',
  summary: 'Writes a script that lets a shell complete the commands and options of almanac.',
  details: ['In bash, source it or store it as below; in zsh, store it as _almanac in a folder of $fpath.'],
  examples: ['completion bash > ~/.local/share/bash-completion/completions/almanac', 'completion zsh > ~/.zfunc/_almanac'],
  offers: Object.keys(COMPLETION_SCRIPTS),
  answer: ({ positionals: [shell = ''] }) => {
    if (!Object.hasOwn(COMPLETION_SCRIPTS, shell))
      throw new UsageError(`It must be ${Object.keys(COMPLETION_SCRIPTS).join(' or ')}.`);
    const script = COMPLETION_SCRIPTS[shell as keyof typeof COMPLETION_SCRIPTS](completionPlaces(table()));
    return { json: { shell, script }, lines: script.split('\n') };
  },
});
