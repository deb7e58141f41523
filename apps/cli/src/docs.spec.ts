import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getMetadataStorage } from 'class-validator';
import { Configuration } from '../../api/src/settings/configuration';
import { commandIn } from './commands';

const FILES = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const settings = getMetadataStorage()
  .getTargetValidationMetadatas(Configuration, '', false, false)
  .map(({ propertyName }) => propertyName);
/** What the tests on real servers are told by. */
const ofTests = readFileSync('scripts/test-engines.mjs', 'utf8').match(/\bTEST_[A-Z_]+/g);

describe.each(FILES)('What %s names', (file) => {
  const text = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one!.trim());

  it('are commands and options that there are', () => {
    for (const call of found(/(?:`|^\s*|\$ |-- )almanac ([a-z][^\n`#]*)/gm)) {
      const words = call.split(/ +/);
      const command = commandIn(words);
      expect([call, command?.name]).toEqual([call, expect.any(String)]);
      for (const [, option] of call.matchAll(/ --([a-z][\w-]*)/g))
        expect([call, option, ['help', 'json', ...Object.keys(command!.options ?? {})].includes(option!)]).toEqual([
          call,
          option,
          true,
        ]);
    }
    for (const call of found(/npm run (?:-s )?almanac -- ([a-z][^\n`#]*)/g))
      expect([call, commandIn(call.split(/ +/))?.name]).toEqual([call, expect.any(String)]);
  });

  it('are scripts that there are', () => {
    for (const script of found(/npm run (?:-s )?(\w[\w:-]*)/g)) {
      const isThere = script.endsWith(':') ? Object.keys(scripts).some((one) => one.startsWith(script)) : script in scripts;
      expect([script, isThere]).toEqual([script, true]);
    }
  });

  it('are variables that there are', () => {
    if (file === 'README.md') return;
    for (const name of found(/`([A-Z]+(?:_[A-Z]+)+)`/g)) expect([...settings, ...ofTests!]).toContain(name);
  });

  it('are files that there are', () => {
    for (const path of found(/`((?:apps|libs|projections|test|scripts|docker)\/[\w./-]+)`/g))
      if (!path.startsWith('projections/popularity')) expect([path, existsSync(path)]).toEqual([path, true]);
    for (const link of found(/\]\((?!http|#)([^)#]+)/g))
      expect([link, existsSync(`${file.startsWith('docs/') ? 'docs/' : ''}${link}`)]).toEqual([link, true]);
  });
});
