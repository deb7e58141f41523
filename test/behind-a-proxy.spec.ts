import { type Almanac, openAlmanac } from './app';
import { publish } from './publishing';

const TOWN = 'town.example';
const UPSTREAM = '127.0.0.1:3000';
const PAGE = `https://${TOWN}`;

/** What nginx sends with `proxy_pass` alone, as the README says, and from behind another proxy. */
const BARE = { host: UPSTREAM };
const TOLD = { host: UPSTREAM, 'x-forwarded-host': TOWN, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };

const DIRECT = 'false';
const HOP = '1';
const ADDRESSES = '10.0.0.0/8, 127.0.0.1';
const OTHERS = '10.0.0.0/8';

describe('A write', () => {
  const towns = new Map<string, { almanac: Almanac; id: number }>();

  beforeAll(async () => {
    for (const TRUST_PROXY of [DIRECT, HOP, ADDRESSES, OTHERS]) {
      const almanac = await openAlmanac({ TRUST_PROXY });
      towns.set(TRUST_PROXY, { almanac, id: await publish(almanac, 'story') });
    }
  });

  const save = async (trust: string, headers: Record<string, string>) => {
    const { almanac, id } = towns.get(trust)!;
    const { key } = almanac.resident('Anna');
    return (await almanac.http.post(`/api/events/${id}/save`).set(headers).send({ sessionId: key })).status;
  };

  it.each([
    ['of a program, which says nothing of a page', DIRECT, {}, 200],
    ['of the page, whose browser says so', DIRECT, { host: TOWN, origin: PAGE, 'sec-fetch-site': 'same-origin' }, 200],
    ['of the page, told by its address alone', DIRECT, { host: TOWN, origin: `http://${TOWN}` }, 200],
    ['of the page at the usual port', DIRECT, { host: `${TOWN}:443`, origin: PAGE }, 200],
    ['of the page at its port', DIRECT, { host: `${TOWN}:3000`, origin: `http://${TOWN}:3000` }, 200],
    ['that somebody typed into the address bar', DIRECT, { host: TOWN, 'sec-fetch-site': 'none' }, 200],
    ['of a page at another port', DIRECT, { host: `${TOWN}:3000`, origin: `http://${TOWN}:4000` }, 403],
    ['of a page elsewhere', DIRECT, { host: TOWN, origin: 'https://evil.example' }, 403],
    ['of a page nowhere', DIRECT, { host: TOWN, origin: 'null' }, 403],
    ['of a page elsewhere that says no address', DIRECT, { host: TOWN, 'sec-fetch-site': 'cross-site' }, 403],
    [
      'of a neighbour under the same domain',
      DIRECT,
      { host: TOWN, origin: `https://a.${TOWN}`, 'sec-fetch-site': 'same-site' },
      403,
    ],
    ['of a neighbour that says no address', DIRECT, { host: TOWN, 'sec-fetch-site': 'same-site' }, 403],
    ['whose browser says what nobody understands', DIRECT, { host: TOWN, origin: PAGE, 'sec-fetch-site': 'perhaps' }, 403],
    ['of the page, through a proxy that tells nothing', DIRECT, { ...BARE, origin: PAGE, 'sec-fetch-site': 'same-origin' }, 200],
    ['of the page, told by nobody', DIRECT, { ...BARE, origin: PAGE }, 403],
    ['through a proxy that is not trusted', DIRECT, { ...TOLD, origin: PAGE }, 403],
    ['through a proxy', HOP, { ...TOLD, origin: PAGE }, 200],
    ['through a proxy, of a page elsewhere', HOP, { ...TOLD, origin: 'https://evil.example' }, 403],
    ['through a proxy, of a page for which the proxy itself is the site', HOP, { ...TOLD, origin: `http://${UPSTREAM}` }, 403],
    ['through a proxy that keeps the host', HOP, { host: TOWN, origin: PAGE }, 200],
    ['through a proxy with TLS, of a page without', HOP, { ...TOLD, origin: `http://${TOWN}` }, 403],
    ['through a proxy at a trusted address', ADDRESSES, { ...TOLD, origin: PAGE }, 200],
    ['through a proxy at another address', OTHERS, { ...TOLD, origin: PAGE }, 403],
  ])('%s (%s, %j) is answered %i', async (_, trust, headers, status) => expect(await save(trust, headers)).toBe(status));

  it('is refused in words, and reads are not', async () => {
    const { almanac, id } = towns.get(DIRECT)!;
    const away = { 'sec-fetch-site': 'cross-site' };
    const { body } = await almanac.http.delete(`/api/events/${id}/save`).set(away).expect(403);
    expect(body).toEqual({ statusCode: 403, error: 'Forbidden', message: 'Writes from another site are refused.' });
    await almanac.http.get('/api/events').set(away).expect(200);
    await almanac.http.head('/api/events').set(away).expect(200);
  });
});

describe('Somebody who writes more than a person could, behind a proxy', () => {
  const PLENTY = 200;
  const SPENT = 429;

  it.each([
    ['is counted by the address the proxy saw', '1', ['192.0.2.1', '192.0.2.2', '192.0.2.1'], [PLENTY, PLENTY, SPENT]],
    ['is not believed who came before', '1', ['203.0.113.1, 192.0.2.1', '203.0.113.2, 192.0.2.1'], [PLENTY, SPENT]],
    ['is counted before two proxies', '2', ['192.0.2.1, 10.0.0.1', '192.0.2.2, 10.0.0.1'], [PLENTY, PLENTY]],
    [
      'is counted before the trusted addresses',
      'loopback, 10.0.0.0/8',
      ['192.0.2.1, 10.0.0.1', '192.0.2.2, 10.0.0.9'],
      [PLENTY, PLENTY],
    ],
    ['is not believed while no proxy is trusted', 'false', ['192.0.2.1', '192.0.2.2'], [PLENTY, SPENT]],
  ])('%s (TRUST_PROXY=%s)', async (_, TRUST_PROXY, forwarded, statuses) => {
    const almanac = await openAlmanac({ WRITES_PER_MINUTE: '1', TRUST_PROXY });
    const id = await publish(almanac, 'story');
    const answers: number[] = [];
    for (const [nth, addresses] of forwarded.entries()) {
      const { key } = almanac.resident(`Anna ${nth}`);
      const save = almanac.http.post(`/api/events/${id}/save`).set('x-forwarded-for', addresses).send({ sessionId: key });
      answers.push((await save).status);
    }
    expect(answers).toEqual(statuses);
  });
});
