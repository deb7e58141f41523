import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attend } from './become.mjs';
import { build, install, NODE, ROOT } from './prepare.mjs';

/**
 * Attacks everything in the OpenAPI document with schemathesis, signed out, as a resident and as an operator, on a server of its own
 * with the sample town: `npm run reference:attack`, whose further words are options of `schemathesis run`.
 */
const SCHEMATHESIS = process.env.SCHEMATHESIS ?? 'schemathesis';

const NOT_INSTALLED = `schemathesis is not installed, so nothing was attacked. It is a Python program:

  python3 -m venv .cache/schemathesis && .cache/schemathesis/bin/pip install schemathesis
  SCHEMATHESIS=.cache/schemathesis/bin/schemathesis npm run reference:attack`;

/**
 * No undocumented status, no response that differs from its schema, no invalid request accepted, nothing that fails. Valid requests may
 * be refused: no schema says that an event has to exist, or that one day is not before another.
 */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
];

/** One goes on for as long as somebody listens; the other makes a resident nobody. */
const LEFT_OUT = ['/api/ops/projections/stream', '/api/auth/logout'];

const PASSWORD = 'correct horse battery';

const main = async () => {
  if (spawnSync(SCHEMATHESIS, ['--version']).error) {
    console.error(NOT_INSTALLED);
    return 1;
  }
  install();
  build();
  const directory = mkdtempSync(join(tmpdir(), 'almanac-attack-'));
  const environment = { ...process.env, ...settingsIn(directory) };
  const server = spawn(NODE, ['dist/apps/api/src/main.js'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await addressOf(server);
    const senders = {
      'signed out': undefined,
      'as a resident': await registered(origin, 'resident@example.com'),
      'as an operator': await operator(origin, environment),
    };
    let worst = 0;
    for (const [who, cookie] of Object.entries(senders)) {
      console.log(`\nAttacking ${who} …`);
      worst = Math.max(worst, await attack(origin, cookie));
    }
    return worst;
  } finally {
    server.kill();
    rmSync(directory, { recursive: true, force: true });
  }
};

/** Nobody is asked outside, and nothing is limited but by what it is. */
const settingsIn = (directory) => ({
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

/** As the server says it, once it listens. */
const addressOf = (server) =>
  new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(`The server did not start.\n${said}`)));
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const address = /Almanac is at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
  });

const registered = async (origin, email) => {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (response.status !== 201) throw new Error(`Nobody could register: ${response.status} ${await response.text()}`);
  return response.headers.getSetCookie()[0].split(';')[0];
};

/** Who holds every role, so that every call is reached. */
const operator = async (origin, env) => {
  const email = 'operator@example.com';
  const cookie = await registered(origin, email);
  for (const role of ['operator', 'auditor']) {
    const words = ['dist/apps/cli/src/main.js', 'role', 'grant', email, role, '--unproven'];
    if ((await attend(NODE, words, { cwd: ROOT, env, stdio: 'inherit' })) !== 0) throw new Error('No role could be granted.');
  }
  return cookie;
};

const attack = (origin, cookie) =>
  attend(
    SCHEMATHESIS,
    [
      ...['run', `${origin}/api/docs/openapi.json`, '--checks', CHECKS.join(','), '--phases', 'examples,coverage,fuzzing'],
      ...LEFT_OUT.flatMap((path) => ['--exclude-path', path]),
      ...(cookie ? ['--header', `Cookie: ${cookie}`] : []),
      ...process.argv.slice(2),
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );

process.exitCode = await main();
