import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { attend } from './become.mjs';
import { build, install, NODE, ROOT } from './prepare.mjs';

/** Tests the OpenAPI document signed out, as resident and as operator: `npm run reference:attack`, with schemathesis options. */
const SCHEMATHESIS = process.env.SCHEMATHESIS ? resolve(process.env.SCHEMATHESIS) : 'schemathesis';

const NOT_INSTALLED = `schemathesis is not installed, so nothing was attacked. It is a Python program:

  python3 -m venv .cache/schemathesis && .cache/schemathesis/bin/pip install schemathesis
  SCHEMATHESIS=.cache/schemathesis/bin/schemathesis npm run reference:attack`;

/** Valid requests may be refused: a schema cannot say that an event must exist, or that one day is not before another. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
];

/** The first never ends; the second signs the resident out. */
const LEFT_OUT = ['/api/ops/projections/stream', '/api/auth/logout'];

const main = async () => {
  if (spawnSync(SCHEMATHESIS, ['--version']).error) {
    console.error(NOT_INSTALLED);
    return 1;
  }
  install();
  build();
  const directory = mkdtempSync(join(tmpdir(), 'almanac-attack-'));
  const env = settingsIn(join(directory, 'data'));
  const server = spawn(NODE, ['dist/apps/api/src/main.js'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const stopped = once(server, 'exit');
  try {
    const origin = await addressOf(server);
    const senders = {
      'signed out': { headers: {}, key: 'session_1_aaaaaaaaaaaaaaaaaaaaaa' },
      'as a resident': await registered(origin, 'resident@example.com'),
      'as an operator': await operator(origin, env),
    };
    let worst = 0;
    for (const [who, sender] of Object.entries(senders)) {
      console.log(`\nAttacking ${who} …`);
      const config = join(directory, 'schemathesis.toml');
      writeFileSync(config, configuration(await wordsIn(origin, sender)));
      worst = Math.max(worst, await attack(origin, sender, config));
    }
    return worst;
  } finally {
    server.kill();
    await stopped;
    rmSync(directory, { recursive: true, force: true });
  }
};

/** Ignores other settings: no outside services, no other log and no throttling. */
const settingsIn = (directory) => ({
  PATH: process.env.PATH,
  ALMANAC_DATA_DIR: directory,
  ALMANAC_SEED: 'sample',
  PORT: '0',
  LOG_FORMAT: 'text',
  ...{ GEOCODER: 'none', WEATHER: 'none', SPEECH_COMMAND: 'none', SYNC_MINUTES: '1440' },
  ...Object.fromEntries(
    ['WRITES', 'FACTS', 'FETCHES', 'SIGN_INS', 'REGISTRATIONS', 'SUGGESTIONS', 'ASSISTED'].map((what) => [
      `${what}_PER_MINUTE`,
      '1000000',
    ]),
  ),
});

const addressOf = (server) =>
  new Promise((found, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(`The server did not start.\n${said}`)));
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const address = /Almanac is at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) found(address);
    });
  });

const post = async (origin, path, body, headers = {}) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const response = await fetch(origin + path, init);
  if (response.status !== 201) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
  return response;
};

const registered = async (origin, email) => {
  const response = await post(origin, '/api/auth/register', { email, password: 'correct horse battery' });
  const { user } = await response.json();
  return { headers: { cookie: response.headers.getSetCookie()[0].split(';')[0] }, key: `user_${user.id}` };
};

const operator = async (origin, env) => {
  const email = 'operator@example.com';
  const sender = await registered(origin, email);
  for (const role of ['operator', 'auditor']) {
    const words = ['dist/apps/cli/src/main.js', 'role', 'grant', email, role, '--unproven'];
    if ((await attend(NODE, words, { cwd: ROOT, env, stdio: 'inherit' })) !== 0) throw new Error('No role could be granted.');
  }
  return sender;
};

const wordsIn = async (origin, { headers, key }) => {
  const events = await (await fetch(`${origin}/api/events`)).json();
  const own = headers.cookie && (await (await post(origin, '/api/events/user', { name: 'Dinner' }, headers)).json());
  const ids = [events.at(-1), events.find(({ attachments }) => attachments), own].flatMap((event) =>
    event ? [String(event.id)] : [],
  );
  return { key: [key], id: ids, idOrSlug: ids, name: ['catalogue', 'search.ics'], file: ['swagger-ui.css'] };
};

const configuration = (words) =>
  [
    '[dictionaries]',
    ...Object.entries(words).map(([name, values]) => `${name} = { values = ${JSON.stringify(values)} }`),
    '[parameters]',
    ...Object.keys(words).map((name) => `"path.${name}" = { dictionary = "${name}", probability = 0.7 }`),
    // A value that is too long is refused before it is read.
    '[checks]',
    'negative_data_rejection.expected-statuses = [400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503]',
  ].join('\n');

const attack = (origin, { headers }, config) =>
  attend(
    SCHEMATHESIS,
    [
      ...['--config-file', config, 'run', `${origin}/api/docs/openapi.json`, '--warnings', 'off'],
      ...['--checks', CHECKS.join(','), '--phases', 'examples,coverage,fuzzing'],
      ...LEFT_OUT.flatMap((path) => ['--exclude-path', path]),
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      ...process.argv.slice(2),
    ],
    { cwd: dirname(config), stdio: 'inherit' },
  );

process.exitCode = await main();
