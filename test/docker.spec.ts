/** @engines none */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { runInNewContext } from 'node:vm';
import { getMetadataStorage } from 'class-validator';
import { DCLinter } from 'dclint';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { Configuration } from '../apps/api/src/settings/configuration';
import { createDataDirectory } from './app';

const dockerfile = readFileSync('docker/Dockerfile', 'utf8');
const instructions = DockerfileParser.parse(dockerfile).getInstructions();
const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true });
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** EventStoreDB 23.10. */
const EVENTSTORE_OPTIONS = [
  'ADVERTISE_HOST_TO_CLIENT_AS',
  'CERTIFICATE_FILE',
  'CERTIFICATE_PRIVATE_KEY_FILE',
  'CLUSTER_DNS',
  'CLUSTER_SIZE',
  'DB',
  'DISCOVER_VIA_DNS',
  'GOSSIP_SEED',
  'INSECURE',
  'LOG',
  'LOG_LEVEL',
  'NODE_IP',
  'NODE_PORT',
  'REPLICATION_IP',
  'RUN_PROJECTIONS',
  'TRUSTED_ROOT_CERTIFICATES_PATH',
].map((option) => `EVENTSTORE_${option}`);

const instructionsOf = (keyword: string): Instruction[] => instructions.filter((one) => one.getKeyword() === keyword);
const wordsOf = (one: Instruction): string[] => one.getArguments().map((word) => word.getValue());
const programOf = (keyword: string): string[] => {
  const content = instructionsOf(keyword).at(-1)!.getArgumentsContent()!;
  return JSON.parse(content.slice(content.indexOf('[')));
};
const environment = Object.fromEntries(
  instructionsOf('ENV')
    .flatMap(wordsOf)
    .map((pair) => pair.split('=')),
);
const copyInstructions = instructionsOf('COPY').map((one) => {
  const words = wordsOf(one);
  const stage = one.getTextContent().match(/--from=(\w+)/)?.[1];
  return { stage, paths: words.slice(0, -1) };
});

const configurationNames = getMetadataStorage()
  .getTargetValidationMetadatas(Configuration, '', false, false)
  .map(({ propertyName }) => propertyName);

describe('The image', () => {
  it('is well written', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it('is of the Node that everything is tested with', () => {
    for (const stage of instructionsOf('FROM'))
      expect(wordsOf(stage)[0]).toBe(`node:${manifest.devDependencies.node}-bookworm-slim`);
  });

  it('sets nothing that the configuration does not know', () => {
    expect(configurationNames).toEqual(expect.arrayContaining(Object.keys(environment)));
  });

  it('is made of files that are there and handed to its builder, and of what was built from them', () => {
    const handed = readFileSync('docker/Dockerfile.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('!'));
    for (const { stage, paths } of copyInstructions)
      for (const path of paths)
        if (stage) expect(existsSync(path.replace('/almanac/', ''))).toBe(true);
        else
          expect({ path, isThere: existsSync(path), isHanded: handed.includes(`!${path}`) }).toEqual({
            path,
            isThere: true,
            isHanded: true,
          });
  });

  it('holds nothing that only tests use', () => {
    const files = new Set(['apps', 'libs', 'projections'].flatMap((part) => findPrograms(join('dist', part))));
    const loaded = new Set<string>();
    const load = (file: string) => {
      if (!files.has(file) || loaded.has(file)) return;
      loaded.add(file);
      for (const other of filesNamedIn(file)) load(other);
    };
    for (const program of ['api', 'cli']) load(`dist/apps/${program}/src/main.js`);
    // `npm run docs` makes the tables of the settings with it.
    load('dist/apps/api/src/settings/configuration-reference.js');
    expect([...files.difference(loaded)].filter(exportsAny)).toEqual([]);
  });

  it('needs no package at run time that is only there for those who work on it', () => {
    const isOurs = (name: string) =>
      name.startsWith('.') || name.startsWith('#') || name.startsWith('node:') || builtinModules.includes(name);
    const needed = new Set(
      ['apps', 'libs', 'projections', 'web-server']
        .flatMap((part) => findPrograms(join('dist', part)))
        .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name!))
        .filter((name) => !isOurs(name))
        .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)![0]),
    );
    expect(needed.size).toBeGreaterThan(10);
    expect([...needed].filter((name) => !(name in manifest.dependencies))).toEqual([]);
  });
});

describe('A server in a container', () => {
  let server: ChildProcess;
  let PORT: string;
  beforeAll(async () => {
    const data = createDataDirectory();
    const [, ...words] = programOf('CMD');
    // The process may read everything and write only to the volume.
    const isolated = ['--permission', '--allow-fs-read=*', `--allow-fs-write=${data}`];
    server = spawn(process.execPath, [...isolated, ...words], {
      env: { ...environment, ALMANAC_DATA_DIR: data, PORT: '0', NO_COLOR: '1', LOG_FORMAT: 'text' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(server.stdout!)) {
      PORT = /:(\d+)$/.exec(line)?.[1] ?? '';
      if (PORT) break;
    }
  });
  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
  });

  const checked = async (port: string, [, ...words]: string[]) => {
    const check = spawn(process.execPath, words, { env: { PORT: port } });
    const [code] = await once(check, 'exit');
    return code;
  };

  it('is healthy as long as it answers, and is not when it does not', async () => {
    expect(await checked(PORT, programOf('HEALTHCHECK'))).toBe(0);
    expect(await checked('9', programOf('HEALTHCHECK'))).toBe(1);
  });

  it('is waited for until it is ready', async () => {
    const [, ...check] = compose.services.api.healthcheck.test;
    expect(check.at(-1)).toBe('ready');
    expect(await checked(PORT, check)).toBe(0);
    expect(await checked('9', check)).toBe(1);
  });
});

describe('An operator of a town in containers', () => {
  const pages = readdirSync('docs').filter((file) => file.endsWith('.md'));
  const commands = pages.flatMap((page) => [
    ...readFileSync(`docs/${page}`, 'utf8').matchAll(/^docker compose run .*projector node (\S+) (.+?)(?: +#.*)?$/gm),
  ]);

  it.each(commands.map(([, file, words]) => [file!, words!.split(' ')] as const))(
    'finds %s in the image, and it knows %j',
    async (file, words) => {
      const [dist] = copyInstructions.filter(({ stage }) => stage === 'build').flatMap(({ paths }) => paths);
      expect(`/almanac/${file}`).toContain(`${dist}/`);
      const helpProcess = spawn(process.execPath, ['--permission', '--allow-fs-read=*', file, ...words, '--help'], {
        stdio: 'ignore',
      });
      expect(await once(helpProcess, 'exit')).toEqual([0, null]);
    },
  );
});

describe('The composition', () => {
  const { api, projector, ...others } = compose.services;
  const isAside = (service: any) => service.profiles !== undefined;
  const engines = Object.fromEntries(Object.entries<any>(others).filter(([, service]) => !isAside(service)));

  it('is valid for docker compose', () => {
    const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] } as never);
    const errors = linter
      .lintFiles(['docker-compose.yml'], false)
      .flatMap(({ messages }) => messages.filter(({ type }) => type === 'error'));
    expect(errors).toEqual([]);
  });

  it('gives both roles known variables only, with the same values except the role', () => {
    const { ALMANAC_ROLE: first, ...ofApi } = api.environment;
    const { ALMANAC_ROLE: second, ...ofProjector } = projector.environment;
    expect([first, second]).toEqual(['api', 'projector']);
    expect(ofApi).toEqual(ofProjector);
    expect(configurationNames).toEqual(expect.arrayContaining(Object.keys(api.environment)));
    expect(Object.keys(ofApi)).toEqual(expect.arrayContaining(['EVENTSTORE_URL', 'MONGODB_URL']));
    expect(api.volumes).toEqual(projector.volumes);
  });

  it('lets .env set every variable of the configuration, except those that the image and the composition set', () => {
    const givenNames = ['EVENTSTORE_URL', 'MONGODB_URL', 'ALMANAC_ROLE', 'ALMANAC_NOW', ...Object.keys(environment)];
    const free = [...new Set(configurationNames)].filter((name) => !givenNames.includes(name));
    expect(free.length).toBeGreaterThan(10);
    expect(projector.environment).toMatchObject(Object.fromEntries(free.map((name) => [name, `\${${name}:-}`])));
  });

  it('lets both reach the engines, and starts them behind these', () => {
    for (const one of [api, projector]) {
      expect(one.networks).toEqual(['default', 'stores']);
      expect(Object.keys(one.depends_on)).toEqual(Object.keys(engines));
    }
  });

  it('gives both a file system to read, one volume to write, no rights, and time to finish', () => {
    for (const one of [api, projector]) {
      expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'], restart: 'unless-stopped' });
      expect(one.volumes).toEqual([`town:${environment['ALMANAC_DATA_DIR']}`]);
    }
    expect(wordsOf(instructionsOf('USER').at(-1)!)).toEqual(['node']);
  });

  it('lets nobody but the town reach the engines, which keep what they know and are of one version each', () => {
    expect(compose.networks.stores).toEqual({ internal: true });
    for (const engine of Object.values<any>(engines)) {
      expect(engine).toMatchObject({ networks: ['stores'], restart: 'unless-stopped' });
      expect(engine.ports).toBeUndefined();
      expect(engine.healthcheck.test[0]).toBe('CMD');
      expect(engine.image).toMatch(/:\d+\.\d+\.\d+/);
      for (const volume of engine.volumes) {
        const [what, , how] = volume.split(':');
        if (what.startsWith('./')) expect([existsSync(what), how]).toEqual([true, 'ro']);
        else expect(compose.volumes).toHaveProperty(what);
      }
    }
  });

  it('asks the engines by their names, and has no password in it', () => {
    const { EVENTSTORE_URL, MONGODB_URL } = api.environment;
    expect(Object.keys(engines)).toEqual([new URL(EVENTSTORE_URL).hostname, 'mongodb']);
    const { MONGODB_PASSWORD, MONGO_INITDB_ROOT_PASSWORD } = engines.mongodb.environment;
    expect(MONGODB_PASSWORD).toMatch(/^\$\{MONGODB_PASSWORD:\?/);
    expect(MONGO_INITDB_ROOT_PASSWORD).toMatch(/^\$\{MONGODB_ROOT_PASSWORD:\?/);
    expect(MONGODB_URL).toBe(`mongodb://almanac:${MONGODB_PASSWORD}@mongodb:27017/almanac`);
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.env');
  });

  it('lets an EventStoreDB be told nothing but its own options: it takes every EVENTSTORE_ for one, and does not start with others', () => {
    const servers = Object.values<any>(compose.services).filter(({ image }) => /eventstore|kurrent/.test(image));
    expect(servers).toEqual([engines.eventstore]);
    for (const { environment, env_file } of servers) {
      expect(env_file).toBeUndefined();
      expect(EVENTSTORE_OPTIONS).toEqual(expect.arrayContaining(Object.keys(environment)));
    }
  });

  it('makes the user by whose name the town asks MongoDB, with rights on its database alone', () => {
    const [script] = engines.mongodb.volumes
      .find((volume: string) => volume.includes(':/docker-entrypoint-initdb.d/'))
      .split(':');
    const made: unknown[] = [];
    const db = { getSiblingDB: (database: string) => ({ createUser: (user: object) => made.push({ database, ...user }) }) };
    runInNewContext(readFileSync(script, 'utf8'), { db, process: { env: { MONGODB_PASSWORD: 'secret' } } });
    const roles = [{ role: 'readWrite', db: 'almanac' }];
    expect(made).toEqual([{ database: 'almanac', user: 'almanac', pwd: 'secret', roles }]);
  });
});

const findPrograms = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.c?js$/.test(file) && statSync(file).isFile());

/** Where a module names a file: what it requires, and what it starts as a process or a thread. */
const filesNamedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/["'](\.[\w./-]+|#[\w/-]+|[\w./-]+\.js)["']/g)]
    .map(([, name]) => manifest.imports[name!]?.default ?? name!.replace('#', ''))
    .flatMap((name) => [join(dirname(file), name), join('dist', name), join(name)])
    .flatMap((path) => [path, `${path}.js`, join(path, 'index.js')]);

/** A module of types is empty once it is built. */
const exportsAny = (file: string): boolean => /\bexports, (?!"__esModule")/.test(readFileSync(file, 'utf8'));
