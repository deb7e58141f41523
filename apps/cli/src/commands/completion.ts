import type { CliCommand } from '../command';
import { Usage } from '../command';
import { bashCompletion } from '../completion/bash';
import { placesIn } from '../completion/places';
import { zshCompletion } from '../completion/zsh';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion };

/** Made of the table that it stands in itself. */
export const completion = (table: () => readonly CliCommand[]): CliCommand => ({
  name: 'completion',
  usage: 'bash|zsh',
  summary: 'Writes what a shell needs to complete the commands and options of almanac.',
  details: ['For bash it is read at once or in ~/.bashrc, for zsh it is a file _almanac in a folder of $fpath.'],
  examples: ['completion bash > ~/.local/share/bash-completion/completions/almanac', 'completion zsh > ~/.zfunc/_almanac'],
  offers: Object.keys(SHELLS),
  answer: ({ positionals: [shell = ''] }) => {
    if (!Object.hasOwn(SHELLS, shell)) throw new Usage(`It is known for ${Object.keys(SHELLS).join(' and ')}.`);
    const script = SHELLS[shell as keyof typeof SHELLS](placesIn(table()));
    return { json: { shell, script }, lines: script.split('\n') };
  },
});
