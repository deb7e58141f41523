import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';

/** Stand-ins for npm, nest and vite. Each adds a word to `work`; npm waits while a file `npm waits` exists. */
const NPM = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
appendFileSync('work', 'npm ');
rmSync('node_modules', { recursive: true, force: true });
while (existsSync('npm waits')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
for (const folder of ['.bin', '@nestjs/cli/bin', 'vite/bin']) mkdirSync('node_modules/' + folder, { recursive: true });
symlinkSync(process.execPath, 'node_modules/.bin/node');
writeFileSync('node_modules/@nestjs/cli/bin/nest.js', ${JSON.stringify(`
const { appendFileSync, cpSync, readFileSync } = require('node:fs');
appendFileSync('work', 'nest ');
const { outDir } = JSON.parse(readFileSync(process.argv[process.argv.indexOf('--config') + 1])).compilerOptions.builder.options;
cpSync('apps', outDir + '/apps', { recursive: true });
cpSync('libs', outDir + '/libs', { recursive: true });
`)});
writeFileSync('node_modules/vite/bin/vite.js', ${JSON.stringify(`
require('node:fs').appendFileSync('work', 'vite ');
if (require('node:fs').existsSync('vite fails')) process.exit(1);
require('node:fs').mkdirSync(process.env.ALMANAC_BUILD + '/web');
`)});
`;

const DESCRIBE_CALLS = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('work', 'types ');
mkdirSync('.cache/reference', { recursive: true });
writeFileSync(process.argv[2], '{}');
`;

const SERVER = `
const { readFileSync } = require('node:fs');
process.stdin.on('data', () => console.log(require('#libs/late').word, readFileSync(__dirname + '/word', 'utf8')));
console.log('up');
`;

const folders: string[] = [];

const aCheckout = () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'almanac-checkout-')));
  folders.push(folder);
  const files = {
    'package.json': JSON.stringify({ version: '1.0.0', imports: { '#libs/*': { default: './dist/libs/*/index.js' } } }),
    'package-lock.json': '{}',
    'nest-cli.json': JSON.stringify({ compilerOptions: { builder: { options: {} } } }),
    'tsconfig.json': '{}',
    '.swcrc': '{}',
    'bin/npm': NPM,
    'apps/server.js': SERVER,
    'apps/word': 'first',
    'libs/late/index.js': "exports.word = 'first';",
  };
  for (const name of ['apps/api', 'libs/late', 'projections', 'bench', 'test/data', 'bin'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'scripts/describe-calls.mjs'), DESCRIBE_CALLS);
  return folder;
};

const PREPARE = ['-e', "import('./scripts/prepare.mjs').then(({ install, build }) => { install(); build(); })"];

const begin = (cwd: string) =>
  spawn(process.execPath, PREPARE, { cwd, env: { ...process.env, PATH: `${cwd}/bin:${process.env['PATH']}` } });

const prepare = async (folder: string) => {
  const program = begin(folder);
  const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
  return { said, code };
};

const workIn = (folder: string) => {
  const done = workOf(folder);
  rmSync(join(folder, 'work'), { force: true });
  return done;
};

const workOf = (folder: string) => {
  const file = join(folder, 'work');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
};

const change = (folder: string, word: string) => {
  writeFileSync(join(folder, 'apps/word'), word);
  writeFileSync(join(folder, 'libs/late/index.js'), `exports.word = '${word}';`);
};

const wordIn = (folder: string) => readFileSync(join(folder, 'dist/apps/word'), 'utf8');

const buildsIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('dist.'));

const aServer = async (cwd: string) => {
  const server = spawn(process.execPath, ['dist/apps/server.js'], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  servers.push(server);
  const next = async () => String((await once(server.stdout, 'data'))[0]).trim();
  await next();
  return {
    ask: () => {
      const answer = next();
      server.stdin.write('?\n');
      return answer;
    },
  };
};

const servers: ChildProcess[] = [];

afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('A checkout', () => {
  it('is installed and built once, and again when something changed, and its calls described when types did', async () => {
    const folder = aCheckout();
    await prepare(folder);
    expect([workIn(folder), wordIn(folder)]).toEqual(['npm nest types vite', 'first']);
    await prepare(folder);
    expect(workIn(folder)).toBe('');
    change(folder, 'second');
    await prepare(folder);
    expect([workIn(folder), wordIn(folder)]).toEqual(['nest types vite', 'second']);
    writeFileSync(join(folder, 'apps/word'), 'third');
    await prepare(folder);
    expect([workIn(folder), wordIn(folder)]).toEqual(['nest vite', 'third']);
    writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 3 }');
    await prepare(folder);
    expect(workIn(folder)).toBe('npm nest types vite');
  });

  it('needs neither where it was copied or moved to', async () => {
    const folder = aCheckout();
    await prepare(folder);
    workIn(folder);
    const [copy, moved] = [`${folder}-copy`, `${folder}-moved`];
    folders.push(copy, moved);
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
    renameSync(folder, moved);
    folders.splice(folders.indexOf(folder), 1);
    for (const one of [copy, moved]) {
      await prepare(one);
      expect([workIn(one), wordIn(one)]).toEqual(['', 'first']);
    }
  });

  /** Each takes one lock to install and again one to build, so each may wait for the other. */
  it('is installed and built once where two begin at once, and who waits says so', async () => {
    const folder = aCheckout();
    writeFileSync(join(folder, 'npm waits'), '');
    const all = [begin(folder), begin(folder)];
    const said = all.map(({ stderr }) => text(stderr));
    const ended = all.map((program) => once(program, 'exit'));
    await Promise.any(all.map(({ stderr }) => saying(stderr, 'Waiting for process')));
    rmSync(join(folder, 'npm waits'));
    expect(await Promise.all(ended)).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(workIn(folder)).toBe('npm nest types vite');
    const waited = (await Promise.all(said)).flatMap((one) => /Waiting for process (\d+),/.exec(one)?.[1] ?? []);
    expect(waited).not.toHaveLength(0);
    expect(all.map(({ pid }) => String(pid))).toEqual(expect.arrayContaining(waited));
  });

  it.each([
    ['of a process that was killed', (folder: string) => `${deadPid()} ${join(folder, '.cache')}`],
    ['of a folder that this one is a copy of', () => `${process.pid} /somewhere/else/.cache`],
  ])('is not kept waiting by the lock %s', async (_, holder) => {
    const folder = aCheckout();
    mkdirSync(join(folder, '.cache'));
    symlinkSync(holder(folder), join(folder, '.cache/prepare.lock'));
    expect(await prepare(folder)).toMatchObject({ code: 0 });
    expect([workIn(folder), readdirSync(join(folder, '.cache'))]).toEqual(['npm nest types vite', ['reference']]);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('is not installed beside what a process began that got %s', async (signal) => {
    const folder = aCheckout();
    writeFileSync(join(folder, 'npm waits'), '');
    const ended = begin(folder);
    while (workOf(folder) !== 'npm') await turn();
    ended.kill(signal);
    await once(ended, 'exit');
    const next = begin(folder);
    const exit = once(next, 'exit');
    const said = await Promise.race(
      ['Waiting for process', 'Installing'].map((words) => saying(next.stderr, words).then(() => words)),
    );
    expect(said).toBe('Waiting for process');
    rmSync(join(folder, 'npm waits'));
    expect(await exit).toEqual([0, null]);
    expect([workIn(folder), readdirSync(join(folder, '.cache'))]).toEqual(['npm npm nest types vite', ['reference']]);
  });

  it('is built in a folder of its own by `npm run build`, too', async () => {
    const folder = aCheckout();
    await prepare(folder);
    const { prebuild } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
    const before = realpathSync(join(folder, 'dist'));
    for (const _ of ['a link', 'nothing']) {
      expect(spawnSync('sh', ['-c', prebuild], { cwd: folder }).status).toBe(0);
      expect([existsSync(join(folder, 'dist')), existsSync(join(before, 'apps/word'))]).toEqual([false, true]);
    }
    mkdirSync(join(folder, 'dist'));
    expect(spawnSync('sh', ['-c', prebuild], { cwd: folder }).status).toBe(0);
    expect(existsSync(join(folder, 'dist'))).toBe(true);
  });

  it('keeps the build it has where a new one fails', async () => {
    const folder = aCheckout();
    await prepare(folder);
    change(folder, 'second');
    writeFileSync(join(folder, 'vite fails'), '');
    expect((await prepare(folder)).code).toBe(1);
    expect(wordIn(folder)).toBe('first');
    rmSync(join(folder, 'vite fails'));
    expect((await prepare(folder)).code).toBe(0);
    expect(wordIn(folder)).toBe('second');
  });

  it('gets its builds beside one that was made in its place', async () => {
    const folder = aCheckout();
    mkdirSync(join(folder, 'dist/apps'), { recursive: true });
    expect((await prepare(folder)).code).toBe(0);
    expect([wordIn(folder), buildsIn(folder).length]).toEqual(['first', 2]);
  });
});

describe('A server that runs while its checkout is built anew', () => {
  it('goes on with the files it started with', async () => {
    const folder = aCheckout();
    await prepare(folder);
    const first = await aServer(folder);
    change(folder, 'second');
    await prepare(folder);
    expect(await (await aServer(folder)).ask()).toBe('second second');
    expect(await first.ask()).toBe('first first');
  });

  it('keeps them through any number of builds, and what nobody uses goes', async () => {
    const folder = aCheckout();
    const holding =
      "import('./scripts/prepare.mjs').then(({ install, build }) => { install(); build(); setInterval(() => {}, 1e6); console.log('up'); })";
    const starter = spawn(process.execPath, ['-e', holding], {
      ...{ cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
      env: { ...process.env, PATH: `${folder}/bin:${process.env['PATH']}` },
    });
    servers.push(starter);
    await once(starter.stdout!, 'data');
    const held = realpathSync(join(folder, 'dist'));
    for (const word of ['second', 'third', 'fourth']) {
      change(folder, word);
      await prepare(folder);
    }
    expect(readFileSync(join(held, 'apps/word'), 'utf8')).toBe('first');
    expect(buildsIn(folder)).toHaveLength(3);
    starter.kill();
    await once(starter, 'exit');
    change(folder, 'fifth');
    await prepare(folder);
    expect([existsSync(held), buildsIn(folder).length]).toEqual([false, 2]);
  });
});

const saying = async (stream: NodeJS.ReadableStream, words: string) => {
  let said = '';
  return new Promise<void>((resolve, reject) => {
    stream.on('data', (piece) => {
      said += piece;
      if (said.includes(words)) resolve();
    });
    stream.on('end', () => reject(new Error(said)));
  });
};

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;
