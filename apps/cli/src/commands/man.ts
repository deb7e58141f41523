import type { CliCommand } from '../command';
import { manPage } from '../man/page';

export const manCommand = (table: () => readonly CliCommand[]): CliCommand => ({
  name: 'man',
  usage: '',
  summary: 'Writes the man page almanac(1).',
  examples: ['man | man -l -', 'man > /usr/local/share/man/man1/almanac.1'],
  answer: () => {
    const page = manPage(table());
    return { json: { page }, lines: page.split('\n') };
  },
});
