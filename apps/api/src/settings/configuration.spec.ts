import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from './configuration';
import { parseTrustedProxies } from './trusted-proxies';

describe('An operator who configures the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-configuration-'));
  const file = join(folder, 'file');
  const ALMANAC_DATA_DIR = join(folder, 'data');

  beforeAll(() => writeFileSync(file, ''));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says nothing but where the data are, and gets the sample town at port 3000 by the clock on the wall', () =>
    expect({ ...readConfiguration({ ALMANAC_DATA_DIR, PORT: '', ALMANAC_SEED: '', ANTHROPIC_API_KEY: ' ' }) }).toEqual({
      PORT: 3000,
      ALMANAC_DATA_DIR,
      LOG_FORMAT: 'auto',
      LOG_LEVEL: 'info',
      OTEL_SERVICE_NAME: 'almanac',
      OTEL_TRACES_SAMPLER_ARG: 1,
      ALMANAC_SEED: 'sample',
      ALMANAC_ROLE: 'all',
      WRITES_PER_MINUTE: 600,
      FACTS_PER_MINUTE: 3_000,
      FETCHES_PER_MINUTE: 30,
      LARGE_TOWN_EVENTS: 20_000,
      SIGN_INS_PER_MINUTE: 10,
      SUGGESTIONS_PER_MINUTE: 20,
      ASSISTED_PER_MINUTE: 30,
      ASSISTANT_PER_DAY: 1_000,
      ASSISTANT_PER_DAY_AND_ADDRESS: 100,
      ANTHROPIC_MODEL: 'claude-haiku-4-5',
      SMS_PER_DAY: 5,
      SYNC_MINUTES: 15,
      REGISTRATIONS_PER_MINUTE: 10,
      MAIL_FROM: 'Almanac <almanac@localhost>',
      TRUST_PROXY: 'false',
      GEOCODER: 'census',
      WEATHER: 'nws',
      MAP_STYLE_URL: 'https://tiles.openfreemap.org/styles/positron',
    }));

  describe('beside a town.json', () => {
    const folderOf = (town: object) => {
      const data = mkdtempSync(join(folder, 'town-'));
      writeFileSync(join(data, 'town.json'), JSON.stringify(town));
      return data;
    };
    const seedIn = (town: object, variables: object = {}) =>
      readConfiguration({ ALMANAC_DATA_DIR: folderOf(town), ...variables }).ALMANAC_SEED;

    it.each([{}, { name: 'Moorestown' }, { state: 'NJ' }])('%j gets the sample town', (town) =>
      expect([seedIn(town), seedIn(town, { ALMANAC_SEED: 'sample' })]).toEqual(['sample', 'sample']),
    );

    it('of another town begins with an empty log, without a word or with it', () => {
      const town = { name: 'Montclair' };
      expect([seedIn(town), seedIn(town, { ALMANAC_SEED: ' ' }), seedIn(town, { ALMANAC_SEED: 'none' })]).toEqual([
        ...['none', 'none', 'none'],
      ]);
    });

    it('of another town gets no sample town, and reads what to do', () =>
      expect(() => seedIn({ name: 'Montclair' }, { ALMANAC_SEED: 'sample' })).toThrow(
        new Error(
          'ALMANAC_SEED=sample would put the sample town, Moorestown, into the log of Montclair: leave it out to begin with an empty log, or remove town.json from ALMANAC_DATA_DIR.',
        ),
      ));
  });

  it('finds a folder made for the data where there was none', () => {
    readConfiguration({ ALMANAC_DATA_DIR: join(folder, 'a/b') });
    expect(readdirSync(join(folder, 'a'))).toEqual(['b']);
  });

  it.each([
    ['PORT', 'http', 'PORT must be a port number.'],
    ['PORT', '80.5', 'PORT must be a port number.'],
    ['PORT', '-1', 'PORT must not be below 0.'],
    ['PORT', '65536', 'PORT must not be above 65535.'],
    ['ALMANAC_SEED', 'everything', "ALMANAC_SEED must be 'sample' or 'none'."],
    ['ASSISTANT_PER_DAY', '-1', 'ASSISTANT_PER_DAY must not be below 0.'],
    ['ASSISTANT_PER_DAY_AND_ADDRESS', 'some', 'ASSISTANT_PER_DAY_AND_ADDRESS must be a number.'],
    ['ASSISTED_PER_MINUTE', '0', 'ASSISTED_PER_MINUTE must not be below 1.'],
    ['ANTHROPIC_MODEL', 'the best one', 'ANTHROPIC_MODEL must name a model such as claude-haiku-4-5.'],
    ['ANTHROPIC_BASE_URL', 'anthropic', 'ANTHROPIC_BASE_URL must be an http(s) address without a name and password.'],
    [
      'SPEECH_COMMAND',
      'say "hello',
      "SPEECH_COMMAND must be a command line such as piper --model en.onnx --output_file {file}, or 'none'.",
    ],
    ['SMS_PER_DAY', '0', 'SMS_PER_DAY must not be below 1.'],
    ['VONAGE_FROM', 'The Almanac of Moorestown', 'VONAGE_FROM must be a number such as 18565550100, or up to eleven letters.'],
    ['VONAGE_SIGNATURE_SECRET', 'short', 'VONAGE_SIGNATURE_SECRET must have 16 characters or more.'],
    ['VONAGE_URL', 'vonage', 'VONAGE_URL must be an http(s) address without a name and password.'],
    [
      'VONAGE_API_KEY',
      'key',
      'VONAGE_API_SECRET, VONAGE_FROM, VONAGE_SIGNATURE_SECRET must be set, too: text messages need VONAGE_API_KEY, VONAGE_API_SECRET, VONAGE_FROM, VONAGE_SIGNATURE_SECRET.',
    ],
    ['ALMANAC_ROLE', 'mayor', "ALMANAC_ROLE must be 'all', 'api' or 'projector'."],
    ...[
      'true',
      'TRUE',
      'yes',
      '-1',
      '1.5',
      '10.0.0.0/33',
      '10.0.0',
      'proxy.example',
      '127.0.0.1,',
      '127.0.0.1 10.0.0.1',
      '::1/129',
    ].map((value) => [
      'TRUST_PROXY',
      value,
      "TRUST_PROXY must be 'false', the number of proxies in front of this server (1), or their addresses (127.0.0.1, 10.0.0.0/8).",
    ]),
    ...['google', 'nominatim.example/search', 'file:///etc/passwd', 'https://me:secret@nominatim.example/search'].map((value) => [
      'GEOCODER',
      value,
      "GEOCODER must be an http(s) address without a name and password, or 'census' or 'none'.",
    ]),
    ...['noaa', 'ftp://meteo.example/v1/forecast', 'https://me:secret@meteo.example'].map((value) => [
      'WEATHER',
      value,
      "WEATHER must be an http(s) address without a name and password, or 'nws' or 'none'.",
    ]),
    ['NWS_URL', 'nws', 'NWS_URL must be an http(s) address without a name and password.'],
    ...['streets', 'data:application/json,{}', 'https://tiles.example/style.json; script-src *'].map((value) => [
      'MAP_STYLE_URL',
      value,
      "MAP_STYLE_URL must be an http(s) address without a name and password, or 'none'.",
    ]),
    ...['letters', 'javascript:alert(1)', 'https://me:secret@letters.example'].map((value) => [
      'NEWSLETTER_FORM_URL',
      value,
      'NEWSLETTER_FORM_URL must be an http(s) address without a name and password.',
    ]),
    ['ALMANAC_NOW', 'noon', 'ALMANAC_NOW must be an ISO instant such as 2026-03-18T12:00:00-04:00.'],
    ['ALMANAC_NOW', '2026-03-18', 'ALMANAC_NOW must be an ISO instant such as 2026-03-18T12:00:00-04:00.'],
    ['ALMANAC_NOW', '2026-03-18T12:00:00', 'ALMANAC_NOW must be an ISO instant such as 2026-03-18T12:00:00-04:00.'],
    ['ALMANAC_NOW', '2026-02-30T12:00:00Z', 'ALMANAC_NOW must be an ISO instant such as 2026-03-18T12:00:00-04:00.'],
    ['ALMANAC_NOW', '2026-W12', 'ALMANAC_NOW must be an ISO instant such as 2026-03-18T12:00:00-04:00.'],
    ['FETCHES_PER_MINUTE', '0', 'FETCHES_PER_MINUTE must not be below 1.'],
    ['LARGE_TOWN_EVENTS', '0', 'LARGE_TOWN_EVENTS must not be below 1.'],
    ['SIGN_INS_PER_MINUTE', '0', 'SIGN_INS_PER_MINUTE must not be below 1.'],
    ['REGISTRATIONS_PER_MINUTE', 'some', 'REGISTRATIONS_PER_MINUTE must be a number.'],
    ['JWT_SECRET', 'secret', 'JWT_SECRET must have 32 characters or more.'],
    ...[
      'almanac.example',
      'https://almanac.example/calendar',
      'ftp://almanac.example',
      'https://',
      'https://ann@almanac.example',
      'https://almanac.example"><script>',
      'https://almanac.example:99999',
      'https://[1::2::3]',
    ].map((value) => ['ALMANAC_URL', value, 'ALMANAC_URL must be an address without a path such as https://almanac.example.']),
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address such as smtp://user:password@mail.example:587.'],
    ...[
      'nonsense',
      'Almanac',
      'Almanac <>',
      'Almanac <almanac>',
      'Almanac <almanac@town.example',
      'Almanac almanac@town.example',
      'almanac@town.example, mayor@town.example',
      'Almanac <almanac@town.example>\nBcc: all@town.example',
    ].map((value) => ['MAIL_FROM', value, 'MAIL_FROM must be a sender such as Almanac <almanac@town.example>.']),
    [
      'ALMANAC_PRIVATE_ADDRESSES',
      'localhost',
      'ALMANAC_PRIVATE_ADDRESSES must be IP addresses or ranges, separated by commas, such as 10.0.0.0/8, ::1.',
    ],
    ['ALMANAC_DATA_DIR', file, `ALMANAC_DATA_DIR cannot be used: EEXIST: file already exists, mkdir '${file}'.`],
    // Node's recursive mkdir never returns for this path.
    [
      'ALMANAC_DATA_DIR',
      '/proc/nowhere/data',
      "ALMANAC_DATA_DIR cannot be used: ENOENT: no such file or directory, mkdir '/proc/nowhere'.",
    ],
    ...[
      'localhost:2113',
      'http://localhost:2113',
      'mongodb://localhost',
      'esdb://',
      'esdb://localhost:eleven',
      'esdb://localhost:70000',
      'esdb://[::1]:2113',
      'esdb://ann@localhost',
      'esdb://:word@localhost',
      'esdb://ann:pass:word@localhost',
      'esdb://localhost/almanac',
      'esdb://ann:pass/word@localhost',
      'esdb://ann:pass?w=ord@localhost',
    ].map((value) => [
      'EVENTSTORE_URL',
      value,
      'EVENTSTORE_URL must be a connection string such as esdb://localhost:2113?tls=false.',
    ]),
    ['EVENTSTORE_URL', 'esdb://localhost?colour=blue', 'EVENTSTORE_URL has an unknown option: colour.'],
    [
      'EVENTSTORE_URL',
      'esdb://localhost?throwOnAppendFailure=false',
      'EVENTSTORE_URL has an unknown option: throwOnAppendFailure.',
    ],
    ['EVENTSTORE_URL', 'esdb://localhost?tls=perhaps', 'EVENTSTORE_URL has an option with an invalid value: tls.'],
    ...['?', '?tls=false&', '?tls=false&connectionName', '?tls=', '?=false'].map((options) => [
      'EVENTSTORE_URL',
      `esdb://localhost${options}`,
      'EVENTSTORE_URL has an option without a name or without a value.',
    ]),
    [
      'EVENTSTORE_URL',
      'esdb://localhost?tlsCAFile=/nowhere',
      'EVENTSTORE_URL cannot be used: Failed to load certificate file. File was not found.',
    ],
    ...[
      'localhost',
      'esdb://localhost',
      'mongodb://',
      'mongodb://localhost:eleven',
      'mongodb://localhost:70000',
      'mongodb://ann:pass/word@localhost',
      'mongodb://ann:pass?w=ord@localhost',
    ].map((value) => [
      'MONGODB_URL',
      value,
      'MONGODB_URL must be a connection string such as mongodb://localhost:27017/almanac.',
    ]),
    ['MONGODB_URL', 'mongodb://localhost/my.town', 'MONGODB_URL has an invalid database name: use letters, digits, - and _.'],
    ['MONGODB_URL', 'mongodb://localhost/?colour=blue', 'MONGODB_URL cannot be read: option colour is not supported.'],
  ])('sets %s to %s and reads what is wrong about it', (name, value, sentence) =>
    expect(() => readConfiguration({ ALMANAC_DATA_DIR, [name]: value })).toThrow(new Error(sentence)),
  );

  it.each([
    ['EVENTSTORE_URL', 'esdb://localhost:2113?tls=false'],
    [
      'EVENTSTORE_URL',
      'esdb+discover://ann:pass%40word@one.example:2113,two.example?nodePreference=leader&keepAliveInterval=1000',
    ],
    ['EVENTSTORE_URL', 'esdb://localhost?TLS=false&node-preference=Read_Only_Replica&keep_alive_interval=5000'],
    ['MONGODB_URL', 'mongodb://localhost'],
    ['MONGODB_URL', 'mongodb://localhost?appName=of/a/town'],
    ['MONGODB_URL', 'mongodb://ann:pass%40word@one.example:27017,two.example/moorestown?replicaSet=rs0&authSource=admin'],
    ['MONGODB_URL', 'mongodb+srv://cluster.example/?retryWrites=true'],
  ])('names a server by %s', (name, url) =>
    expect(readConfiguration({ ALMANAC_DATA_DIR, [name]: url })).toMatchObject({ [name]: url }),
  );

  it.each([
    ['https://almanac.example', 'https://almanac.example'],
    ['https://almanac.example/', 'https://almanac.example'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('says that residents find the calendar at %s', (address, ALMANAC_URL) =>
    expect(readConfiguration({ ALMANAC_DATA_DIR, ALMANAC_URL: address })).toMatchObject({ ALMANAC_URL }),
  );

  it.each([
    'almanac@town.example',
    'Almanac <almanac@localhost>',
    '<almanac@town.example>',
    '"The town, by Almanac" <a@town.example>',
  ])('says that letters are from %s', (MAIL_FROM) =>
    expect(readConfiguration({ ALMANAC_DATA_DIR, MAIL_FROM })).toMatchObject({ MAIL_FROM }),
  );

  it.each([
    ['false', false],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1/128,fd00::/8', ['10.0.0.0/8', '::1/128', 'fd00::/8']],
    ['loopback, uniquelocal', ['loopback', 'uniquelocal']],
  ])('trusts the proxies at %s', (TRUST_PROXY, trusted) =>
    expect(parseTrustedProxies(readConfiguration({ ALMANAC_DATA_DIR, TRUST_PROXY }).TRUST_PROXY)).toEqual(trusted),
  );

  it.each([
    ['0', [false, false, false]],
    ['1', [true, false, false]],
    ['2', [true, true, false]],
  ])('trusts the nearest %s of the proxies in front', (TRUST_PROXY, trusted) => {
    const isTrusted = parseTrustedProxies(readConfiguration({ ALMANAC_DATA_DIR, TRUST_PROXY }).TRUST_PROXY);
    expect([0, 1, 2].map((hop) => typeof isTrusted === 'function' && isTrusted('192.0.2.1', hop))).toEqual(trusted);
  });

  it('says where residents find the calendar before it writes letters to them', () => {
    const mail = { ALMANAC_DATA_DIR, SMTP_URL: 'smtp://mail.example' };
    expect(() => readConfiguration(mail)).toThrow(
      new Error('ALMANAC_URL must be the public address of this calendar: mails sent through SMTP_URL link to it.'),
    );
    expect(readConfiguration({ ...mail, ALMANAC_URL: 'https://almanac.example' })).toMatchObject(mail);
  });

  it('reads about everything that is wrong at once, a sentence a line', () =>
    expect(() => readConfiguration({ ALMANAC_DATA_DIR, PORT: 'http', ALMANAC_SEED: 'all', ALMANAC_ROLE: 'mayor' })).toThrow(
      new Error(
        [
          'PORT must be a port number.',
          "ALMANAC_SEED must be 'sample' or 'none'.",
          "ALMANAC_ROLE must be 'all', 'api' or 'projector'.",
        ].join('\n'),
      ),
    ));

  it('stops the clock for a demonstration, but never in production', () => {
    const stopped = { ALMANAC_DATA_DIR, ALMANAC_NOW: '2026-03-18T12:00:00-04:00' };
    expect(readConfiguration({ ...stopped, NODE_ENV: 'development' }).ALMANAC_NOW).toBe('2026-03-18T12:00:00-04:00');
    expect(() => readConfiguration({ ...stopped, NODE_ENV: 'production' })).toThrow(
      new Error('ALMANAC_NOW stops the clock and is refused while NODE_ENV is production.'),
    );
    expect(readConfiguration({ ALMANAC_DATA_DIR, NODE_ENV: 'production' }).ALMANAC_NOW).toBeUndefined();
  });
});
