import { readdirSync, readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { EventStore } from '#libs/event-sourcing';
import { Configuration } from '../apps/api/src/settings/configuration';
import { advanceMonotonicClock } from './advance-monotonic-clock';
import { type Almanac, openAlmanac } from './app';
import { publish, registerOrganization } from './publishing';

const METRICS_TOKEN = 'the token of the operator';

const scrapeMetrics = async ({ http }: Almanac): Promise<string> =>
  (await http.get('/metrics').set('authorization', `Bearer ${METRICS_TOKEN}`).expect(200)).text;

const findValue = (text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | undefined => {
  const line = text
    .split('\n')
    .find(
      (one) =>
        new RegExp(`^${name}[{ ]`).test(one) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
};

const metricNamesOf = (text: string) => new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name!));

describe('The metrics', () => {
  let almanac: Almanac;
  let chess: number;

  beforeAll(async () => {
    almanac = await openAlmanac({ METRICS_TOKEN });
    await registerOrganization(almanac, 'Moorestown Library', ['Teens']);
    chess = await publish(almanac, 'Chess club');
  });

  it('need the token of the operator, and are off without one', async () => {
    for (const header of [undefined, 'Bearer', `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`, METRICS_TOKEN]) {
      const asking = almanac.http.get('/metrics');
      if (header !== undefined) asking.set('authorization', header);
      expect([header, (await asking).status]).toEqual([header, 401]);
    }
    await almanac.http.get(`/metrics?token=${encodeURIComponent(METRICS_TOKEN)}`).expect(401);
    const other = await openAlmanac();
    expect(other.app.get(Configuration).METRICS_TOKEN).toBeUndefined();
    await other.http.get('/metrics').set('authorization', 'Bearer undefined').expect(404);
  });

  it('count requests by route, without their parameters', async () => {
    const anna = almanac.resident('Anna');
    await Promise.all([anna.preferences(), anna.feed(), anna.sidebar()]);
    await almanac.http.get('/api/events').expect(200);
    await almanac.http.get('/calendar/search.ics?q=Kowalska').expect(200);
    await almanac.http.get('/api/events/chess-club-of-kowalska').expect(404);
    for (let nth = 0; nth < 40; nth++) await almanac.http.get(`/kowalska/${nth}`);
    await almanac.http.get('/api/kowalska').expect(404);
    const text = await scrapeMetrics(almanac);
    const count = (route: string, status: string) =>
      findValue(text, 'almanac_http_request_duration_seconds_count', { route, status, method: 'GET' });
    expect(count('/api/preferences/:key', '200')).toBe(1);
    expect(count('/api/feed/:key', '200')).toBe(1);
    expect(count('/api/sidebar/:key', '200')).toBe(1);
    expect(count('/api/events', '200')).toBe(1);
    expect(count('/calendar/*', '200')).toBe(1);
    expect(count('/api/events/:idOrSlug', '404')).toBe(1);
    expect(text.toLowerCase()).not.toContain('kowalska');
    expect(text).not.toContain(anna.key);
    expect(text).not.toContain('session_');
  });

  it('count commands by what came of them, and facts', async () => {
    const ben = almanac.resident('Ben');
    await ben.save(chess).expect(200);
    await ben.save(chess).expect(200);
    const failing = jest.spyOn(almanac.app.get(EventStore), 'append');
    failing.mockRejectedValue(new Error('The disk is on fire'));
    await ben.unsave(chess).expect(500);
    failing.mockRestore();
    const text = await scrapeMetrics(almanac);
    const count = (command: string, outcome: string) => findValue(text, 'almanac_commands_total', { command, outcome });
    expect(count('SaveEvent', 'recorded')).toBe(1);
    expect(count('SaveEvent', 'unchanged')).toBe(1);
    expect(count('UnsaveEvent', 'failed')).toBe(1);
    expect(findValue(text, 'almanac_appends_total', { outcome: 'recorded' })).toBeGreaterThan(2);
    expect(findValue(text, 'almanac_facts_appended_total')).toBeGreaterThan(2);
  });

  it('tell of each projection and reactor how far it is behind', async () => {
    await almanac.waitUntilSettled();
    const text = await scrapeMetrics(almanac);
    for (const name of ['catalogue', 'preferences', 'organizations']) {
      expect(findValue(text, 'almanac_projection_lag_facts', { projection: name })).toBe(0);
      expect(findValue(text, 'almanac_projection_lag_seconds', { projection: name })).toBe(0);
      expect(findValue(text, 'almanac_projection_parked', { projection: name })).toBe(0);
    }
    expect(findValue(text, 'almanac_reactor_parked', { reactor: 'send-reset-links' })).toBe(0);
    expect(findValue(text, 'almanac_ready')).toBe(1);
    expect(findValue(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(findValue(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  });
});

const lagOf = ({ projections }: { projections: { name: string; lagFacts: number }[] }) =>
  projections.filter(({ lagFacts }) => lagFacts > 0).map(({ name }) => name);

describe('A process that only answers', () => {
  afterEach(() => jest.restoreAllMocks());

  it('names all that is behind, and has metrics, where the read models have yet to be built', async () => {
    const api = await openAlmanac({ ALMANAC_ROLE: 'api', METRICS_TOKEN });
    const { body } = await api.http.get('/api/ready').expect(503);
    expect(body).toMatchObject({ message: 'The read models are being built.', status: 'behind', sources: null });
    expect(body.projections).toContainEqual(expect.objectContaining({ name: 'catalogue', position: null }));
    const text = await scrapeMetrics(api);
    expect(findValue(text, 'almanac_ready')).toBe(0);
    expect(findValue(text, 'almanac_projection_building', { projection: 'catalogue' })).toBe(0);
  });

  it('names the lag of each read model while nobody keeps them up, and is not ready once it has lasted for 15 seconds', async () => {
    const first = await openAlmanac();
    await registerOrganization(first, 'Garden Club');
    const { dataDirectory: ALMANAC_DATA_DIR } = first;
    await first.close();
    const api = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'api', METRICS_TOKEN });
    expect(findValue(await scrapeMetrics(api), 'almanac_ready')).toBe(1);
    await api.resident('Anna').follow('Garden Club').expect(200);
    const text = await scrapeMetrics(api);
    expect(findValue(text, 'almanac_ready')).toBe(1);
    expect(findValue(text, 'almanac_projection_lag_facts', { projection: 'preferences' })).toBeGreaterThan(0);
    const lagging = (await api.http.get('/api/ready').expect(200)).body;
    expect(lagging).toMatchObject({ status: 'ready', position: await api.app.get(EventStore).head() });
    expect(lagOf(lagging)).toContain('preferences');

    advanceMonotonicClock(16);
    expect(findValue(await scrapeMetrics(api), 'almanac_ready')).toBe(0);
    const { body } = await api.http.get('/api/ready').expect(503);
    expect(body).toMatchObject({ statusCode: 503, error: 'Service Unavailable', status: 'behind', position: null });
    expect(lagOf(body)).toEqual(lagOf(lagging));
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['stores', 'projections', 'reactors', 'sources']));
  });

  it('is scraped as a projector, too, which answers nothing else', async () => {
    const projector = await openAlmanac({ ALMANAC_ROLE: 'projector', METRICS_TOKEN });
    expect(findValue(await scrapeMetrics(projector), 'almanac_ready')).toBe(1);
    await projector.http.get('/api/town').expect(404);
  });
});

describe('What is watched by the files of docker/observability', () => {
  const FOLDER = 'docker/observability';
  /** A histogram has three series, with these suffixes. */
  const isKnownIn = (names: ReadonlySet<string>) => (name: string) =>
    names.has(name) || names.has(name.replace(/_(bucket|sum|count)$/, ''));
  const named = (text: string) => [...text.matchAll(/\b(?:up\b|(?:almanac|nodejs|process)_[a-z0-9_]+)/g)].map(([name]) => name);
  let names: ReadonlySet<string>;

  beforeAll(async () => {
    // Prometheus adds `up` itself.
    names = new Set(['up', ...metricNamesOf(await scrapeMetrics(await openAlmanac({ METRICS_TOKEN })))]);
  });

  const alerts = () => parse(readFileSync(`${FOLDER}/alerts.yml`, 'utf8'));
  const dashboard = () => JSON.parse(readFileSync(`${FOLDER}/dashboards/almanac.json`, 'utf8'));

  it('is all there', () => {
    const expressions = [
      ...alerts().groups.flatMap(({ rules }: any) => rules.map(({ expr }: any) => expr)),
      ...dashboard().panels.flatMap(({ targets = [] }: any) => targets.map(({ expr }: any) => expr)),
    ];
    expect(expressions.length).toBeGreaterThan(20);
    for (const expression of expressions) {
      expect([expression, isValidExpression(expression)]).toEqual([expression, true]);
      const used = named(expression);
      expect([expression, used.length > 0]).toEqual([expression, true]);
      expect([expression, used.filter((name) => !isKnownIn(names)(name))]).toEqual([expression, []]);
    }
  });

  it('pages nobody because an outside service fails', () => {
    const rule = alerts()
      .groups.flatMap(({ rules }: any) => rules)
      .find(({ alert }: any) => alert === 'AlmanacFailing');
    const [counted] = rule.expr.split(' / ');
    const [, pattern] = /status=~"([^"]+)"/.exec(counted)!;
    const others = [...counted.matchAll(/status!="(\d+)"/g)].map(([, status]) => status);
    const isCounted = (status: string) => new RegExp(`^(?:${pattern})$`).test(status) && !others.includes(status);
    expect(['200', '404', '500', '502', '503'].filter(isCounted)).toEqual(['500', '503']);
  });

  it('has rules that say what is wrong and what to do, in expressions that Prometheus understands', () => {
    const rules = alerts().groups.flatMap((group: any) => group.rules);
    expect(new Set(rules.map(({ alert }: any) => alert)).size).toBe(rules.length);
    for (const { alert, for: lasting, labels, annotations } of rules) {
      expect(alert).toMatch(/^Almanac[A-Z]\w+$/);
      expect(lasting).toMatch(/^\d+[smh]$/);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
      expect(annotations.description).toMatch(/[.?]$/);
    }
  });

  it('is told in panels that each have a title and a place of their own', () => {
    const { panels } = dashboard();
    for (const { title, gridPos } of panels) expect([title.length > 0, Number.isInteger(gridPos.x)]).toEqual([true, true]);
    expect(new Set(panels.map(({ gridPos }: any) => `${gridPos.x} ${gridPos.y}`)).size).toBe(panels.length);
  });

  it('is handed to its servers by the composition, which starts none of them unasked', () => {
    const { services, secrets } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true });
    const aside = Object.entries<any>(services).filter(([, { profiles }]) => profiles?.includes('observability'));
    expect(aside.map(([name]) => name)).toEqual(['prometheus', 'otel-collector', 'grafana']);
    const mounted = aside.flatMap(([, { volumes }]) => volumes).filter((one: string) => one.startsWith('./'));
    for (const one of mounted) {
      const [from, , how] = one.split(':');
      expect([from, hasFiles(from), how]).toEqual([from, true, 'ro']);
    }
    expect(secrets).toEqual({ metrics_token: { environment: 'METRICS_TOKEN' } });
    for (const [, { image }] of aside) expect(image).toMatch(/:v?\d+\.\d+\.\d+$/);
    const prometheus = parse(readFileSync(`${FOLDER}/prometheus.yml`, 'utf8'));
    const [job] = prometheus.scrape_configs;
    expect(job).toMatchObject({ metrics_path: '/metrics', authorization: { credentials_file: '/run/secrets/metrics_token' } });
    expect(job.static_configs[0].targets).toEqual(['api:3000', 'projector:3000']);
  });
});

const hasFiles = (path: string) => {
  try {
    return readdirSync(path).length > 0;
  } catch {
    return readFileSync(path).length > 0;
  }
};

const isValidExpression = (expression: string): boolean => {
  let errors = 0;
  parser.parse(expression).iterate({
    enter: ({ type }) => {
      if (type.isError) errors += 1;
    },
  });
  return errors === 0;
};
