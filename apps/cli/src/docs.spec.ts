import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { Configuration } from '../../api/src/settings/configuration';
import { configurationReference } from '../../api/src/settings/configuration-reference';
import { TownSettings } from '../../api/src/settings/town-settings';
import { findCommand } from './commands';
import { wordsOf } from './testing/words-of';

const FILES = [...markdownIn('.'), ...markdownIn('docs')];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const variables = [
  ...propertiesOf(Configuration),
  ...namesIn('scripts/test-engines.mjs', /\bTEST_[A-Z_]+/g),
  ...namesIn('docker-compose.yml', /(?<=\$\{)[A-Z_]+/g),
];
/** Their names in capitals are constants. */
const PAGES_ABOUT_CODE = ['docs/style.md', 'docs/glossary.md'];

function markdownIn(folder: string) {
  return readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? [join(folder, file)] : []));
}

function propertiesOf(kind: new () => object) {
  return getMetadataStorage()
    .getTargetValidationMetadatas(kind, '', false, false)
    .map(({ propertyName }) => propertyName);
}

function namesIn(file: string, pattern: RegExp) {
  return readFileSync(file, 'utf8').match(pattern) ?? [];
}

describe.each(FILES)('What %s names', (file) => {
  const text = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one!.trim());

  it('are commands and options that there are', () => {
    for (const call of found(/(?:`|^\s*|\$ |-- |\w=\S+ )almanac ([a-z][^\n`#]*)/gm)) {
      const words = wordsOf(call);
      const command = findCommand(words);
      expect([call, command?.name]).toEqual([call, expect.any(String)]);
      for (const [, option] of call.matchAll(/ --([a-z][\w-]*)/g))
        expect([call, option, ['help', 'json', ...Object.keys(command!.options ?? {})].includes(option!)]).toEqual([
          call,
          option,
          true,
        ]);
    }
    for (const call of found(/main\.js ([a-z][^\n`#]*)/g))
      expect([call, findCommand(wordsOf(call))?.name]).toEqual([call, expect.any(String)]);
  });

  it('are scripts that there are', () => {
    for (const script of found(/npm run (?:-s )?(\w[\w:-]*)/g)) {
      const isThere = script.endsWith(':') ? Object.keys(scripts).some((one) => one.startsWith(script)) : script in scripts;
      expect([script, isThere]).toEqual([script, true]);
    }
  });

  it('are variables that there are', () => {
    if (file === 'README.md' || PAGES_ABOUT_CODE.includes(file)) return;
    for (const name of found(/`([A-Z]+(?:_[A-Z]+)+)`/g)) expect(variables).toContain(name);
  });

  it('are files that there are', () => {
    for (const path of found(/`((?:apps|libs|projections|test|scripts|docker|bench)\/[\w./-]+)`/g))
      if (!path.startsWith('projections/saved-events')) expect([path, existsSync(path)]).toEqual([path, true]);
  });

  it('are pages and headings that there are', () => {
    for (const link of found(/\]\((?!https?:)([^)\s]+)/g)) {
      const [path, heading] = link.split('#');
      const page = path ? join(dirname(file), path) : file;
      expect([link, existsSync(page)]).toEqual([link, true]);
      if (heading) expect([link, headingsOf(page)]).toEqual([link, expect.arrayContaining([heading])]);
    }
  });
});

/** As GitHub makes addresses of headings. */
const headingsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('The documentation', () => {
  const page = (name: string) => readFileSync(`docs/${name}.md`, 'utf8');

  it('is reached from the README, each page', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const file of FILES.filter((one) => one.startsWith('docs/'))) expect(readme).toContain(`](${file})`);
  });

  it('begins with a README of at most 150 lines', () =>
    expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(150));

  it('lists every variable as the configuration describes it: `npm run docs` writes that', () => {
    const [, tables] = /<!-- settings -->\n\n(.*)\n\n<!-- \/settings -->/s.exec(page('configuration'))!;
    expect(tables).toBe(configurationReference());
    expect(propertiesOf(Configuration).filter((name) => !tables!.includes(`| \`${name}\` |`))).toEqual([]);
  });

  it('lists every field of town.json', () => {
    const [, fields] = /## town\.json(.*)## Data/s.exec(page('configuration'))!;
    for (const name of propertiesOf(TownSettings)) expect(fields).toContain(`\`${name}\``);
  });

  it('lists every metric and every alert', () => {
    const metrics = readFileSync('apps/api/src/observing/metrics.ts', 'utf8');
    for (const [, name] of metrics.matchAll(/this\.(?:gauge|counter|histogram)\(\s*'(\w+)'/g))
      expect(page('observability')).toContain(`\`${name}\``);
    const alerts = readFileSync('docker/observability/alerts.yml', 'utf8');
    for (const [, severity, name] of [...alerts.matchAll(/alert: (\w+)[\s\S]*?severity: (\w+)/g)].map(([, one, two]) => [
      0,
      two,
      one,
    ]))
      expect(page('observability')).toContain(`| \`${name}\` | ${severity} |`);
  });

  it.each(['saved-events.projection.ts', 'saved-events.projection.spec.ts'])('teaches with code that is tested: %s', (file) => {
    const blocks = page('contributing').matchAll(/^ {3}```ts\n(.*?)^ {3}```$/gms);
    const code = [...blocks].map(([, block]) => block!.replace(/^ {3}/gm, ''));
    expect(code).toContain(readFileSync(`docs/examples/${file}`, 'utf8'));
  });
});
