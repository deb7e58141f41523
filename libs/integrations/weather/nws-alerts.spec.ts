import fc from 'fast-check';
import { HttpFailure } from '../http-client';
import { Nws } from './nws';
import { FakeHttpClient } from './testing/fake-http-client';
import { alertsResponse, createAlert } from './testing/nws-responses';

const about = { place: { latitude: 39.9686, longitude: -74.9489 }, timeZone: 'America/New_York', userAgent: 'Almanac' };

const alerts = (answer: unknown) =>
  new Nws(new FakeHttpClient({ '/alerts/active?point=39.9686,-74.9489': answer }), about).alerts(new AbortController().signal);

const titles = async (...features: unknown[]) => (await alerts(alertsResponse(...features))).map(({ title }) => title);

describe('Warnings of the National Weather Service', () => {
  it('say who warns of what, until when, and what to do', async () => {
    expect(await alerts(alertsResponse(createAlert()))).toEqual([
      {
        id: 'urn:oid:2.49.0.1.840.0.5b1f0d.001.1',
        source: 'National Weather Service',
        title: 'Winter Storm Warning',
        text: 'What: Heavy snow expected. Total snow accumulations of 6 to 8 inches. Where: Northwestern Burlington and Camden Counties. When: From 7 PM this evening to 7 AM EST Saturday. Impacts: Travel could be very difficult. If you must travel, keep an extra flashlight, food, and water in your vehicle in case of an emergency.',
        until: '2026-11-21T12:00:00.000Z',
        expiresAt: '2026-11-21T00:15:00.000Z',
      },
    ]);
  });

  it('are those that threaten life or property, the worst first, then the newest', async () => {
    const severities = ['Minor', 'Severe', 'Moderate', 'Extreme', 'Unknown', undefined, 'toString'].map((severity, nth) =>
      createAlert({ id: `urn:${nth}`, severity, event: severity ?? 'nothing' }),
    );
    const newest = createAlert({ id: 'urn:9', event: 'Flash Flood Warning', sent: '2026-11-20T08:00:00-05:00' });
    expect(await titles(...severities, newest)).toEqual(['Extreme', 'Flash Flood Warning', 'Severe']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an exercise', { status: 'Exercise' }],
    ['a test', { status: 'Test' }],
    ['called off', { messageType: 'Cancel' }],
    ['of nothing', { event: '' }],
    ['without an end', { expires: null, ends: null }],
    ['without a name of its own', { id: null }],
    ['called what nothing is called', { id: 'urn:1 urn:2' }],
  ])('are none when one is %s', async (_, lie) => {
    expect(await titles(createAlert(lie), createAlert({ id: 'urn:2', event: 'Tornado Warning' }))).toEqual(['Tornado Warning']);
  });

  it.each(['Update', 'Cancel'])('are replaced by the %s that names them', async (messageType) => {
    const references = [
      { '@id': 'https://api.weather.gov/alerts/urn:1', identifier: 'urn:1', sender: 'w-nws.webmaster@noaa.gov' },
    ];
    const [first, second] = [
      createAlert({ id: 'urn:1', event: 'Flood Warning' }),
      createAlert({ id: 'urn:2', messageType, references }),
    ];
    expect(await titles(first, second)).toEqual(messageType === 'Update' ? ['Winter Storm Warning'] : []);
    expect(await titles(first, { ...second, properties: { ...second.properties, status: 'Test' } })).toEqual(['Flood Warning']);
  });

  it('end with the message or with what it warns of, whichever is first', async () => {
    const [ended] = await alerts(alertsResponse(createAlert({ ends: '2026-11-20T10:00:00-05:00' })));
    expect([ended?.until, ended?.expiresAt]).toEqual(['2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z']);
    const [endless] = await alerts(alertsResponse(createAlert({ ends: null })));
    expect(endless?.until).toBe('2026-11-21T00:15:00.000Z');
  });

  it('are cut between words when they are long', async () => {
    const [long] = await alerts(alertsResponse(createAlert({ description: 'Heavy snow. '.repeat(500) })));
    expect(long?.text).toMatch(/^(Heavy snow\. )+Heavy…$|^(Heavy snow\. )*Heavy snow\.…$/);
    expect(long?.text.length).toBeLessThanOrEqual(601);
  });

  it.each<[string, unknown]>([
    ['a web page', '<html>'],
    ['nothing', {}],
    ['features that are no list', { features: 'none' }],
  ])('are a failure, and not none, when it answers %s', async (_, answer) => {
    await expect(alerts(answer)).rejects.toThrow(HttpFailure);
  });

  it('come to whole warnings or to a failure, whatever it answers', async () => {
    const arbitraryAlert = fc.record(
      {
        id: fc.jsonValue(),
        event: fc.jsonValue(),
        description: fc.jsonValue(),
        references: fc.jsonValue(),
        expires: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.jsonValue(), arbitraryAlert.map(createAlert))), async (features) => {
        const found = await alerts(alertsResponse(...features)).catch((error) => error);
        if (found instanceof HttpFailure) return;
        for (const alert of found) for (const part of Object.values(alert)) expect(typeof part).toBe('string');
      }),
    );
  });
});
