import { checkEventStoreUrl, checkMongoUrl, databaseNameOf, serverAddressOf } from './connection-strings';
import { createClient } from './eventstoredb/client';
import { Mongo } from './mongodb/mongo';

const SECRET = 'S3CRET';

const USERS = [
  ...['ann:S3CRET', ':S3CRET', 'S3CRET', 'S3CRET:', 'ann:x:S3CRET', 'ann:S3CRET:x', 'ann:S3CRET@x', 'ann:x@S3CRET', '@S3CRET'],
  ...[
    'ann:/S3CRET',
    'ann:S3CRET/',
    'ann:?S3CRET',
    'ann:S3CRET?x',
    'ann:#S3CRET',
    'ann:S3CRET%',
    'ann:%zzS3CRET',
    'ann:%40S3CRET',
  ],
  ...[
    'ann:S3CRET,x',
    'ann:,S3CRET',
    'ann:&S3CRET',
    'ann:S3CRET&tls=x',
    'ann: S3CRET',
    'ann:S3CRET ',
    'ann:[S3CRET]',
    'ann:$S3CRET',
  ],
  ...[
    'ann:"S3CRET',
    'ann:\\S3CRET',
    'ann:<S3CRET>',
    'ann:S3CRET;',
    'ann:é S3CRET',
    'ann:2113?S3CRET=x',
    'ann:27017/S3CRET',
    'a/b:S3CRET',
  ],
];

const PLACES = ['h', '[::1]:3301', 'h:0', 'h:99999', 'h:x', 'h1,h2', 'h;x', 'h_x', '-', ''];

const ENDINGS = {
  esdb: [
    '',
    '/',
    '?',
    '?tls=false&',
    '?tls=false&connectionName',
    '?tlsVerifyCert=false',
    '?colour=blue',
    '?tls=x',
    '?keepAliveInterval=-7',
  ],
  mongodb: [
    '',
    '/',
    '?',
    '/town?',
    '/?tls=true&',
    '/?colour=blue',
    '/?tls=x',
    '?tlsCAFile=/etc/ca.pem',
    '/my.town',
    '/?directConnection=x',
  ],
};

const odd = (scheme: keyof typeof ENDINGS) => [
  ...USERS.map((user) => `${scheme}://${user}@h`),
  ...PLACES.flatMap((place) => USERS.slice(0, 2).map((user) => `${scheme}://${user}@${place}`)),
  ...ENDINGS[scheme].flatMap((ending) => USERS.slice(0, 2).map((user) => `${scheme}://${user}@h${ending}`)),
];

describe('A connection string with a password in it', () => {
  let printed: string[];
  beforeEach(() => {
    printed = [];
    for (const how of ['log', 'info', 'warn', 'error'] as const)
      jest.spyOn(console, how).mockImplementation((...texts) => void printed.push(texts.join(' ')));
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(odd('esdb'))('is taken by the client of EventStoreDB or refused, and never told: %s', (url) => {
    const wrong = checkEventStoreUrl(url);
    if (!wrong) expect(() => createClient(url)).not.toThrow();
    expect([wrong, serverAddressOf(url), ...printed].join(' ')).not.toContain(SECRET);
  });

  it.each(odd('mongodb'))('is taken by the driver of MongoDB or refused, and never told: %s', (url) => {
    const wrong = checkMongoUrl(url);
    if (!wrong) expect(() => new Mongo(url)).not.toThrow();
    expect([wrong, serverAddressOf(url), ...printed].join(' ')).not.toContain(SECRET);
  });
});

describe('Where a connection string leads', () => {
  it.each([
    ['esdb://host', 'host'],
    ['esdb+discover://ada:pass@one.example:2113,two.example?tls=true', 'one.example:2113,two.example'],
    ['esdb://ada:p@ss@host', 'its address'],
    ['mongodb://ada:pass@[::1]:27017/town', '[::1]:27017'],
  ])('is told without what is secret in it: %s', (url, address) => expect(serverAddressOf(url)).toBe(address));

  it.each([
    ['mongodb://host/town?appName=a/b', 'town'],
    ['mongodb://host?tlsCAFile=/etc/ca.pem', 'almanac'],
    ['mongodb://host/', 'almanac'],
  ])('is one of its databases: %s', (url, database) => expect(databaseNameOf(url)).toBe(database));
});
