import { openAlmanac } from './app';
import { publish } from './publishing';

describe('Somebody who writes more than a person could', () => {
  it('is told to try again later, while everybody reads on', async () => {
    const almanac = await openAlmanac({ WRITES_PER_MINUTE: '3' });
    const id = await publish(almanac, 'story');
    const key = `session_1_${'x'.repeat(22)}`;
    const save = () => almanac.http.post(`/api/events/${id}/save`).send({ sessionId: key });
    for (let n = 0; n < 3; n++) await save().expect(200);

    const refused = await save().expect(429);
    expect(refused.body).toEqual({ statusCode: 429, error: 'Too Many Requests', message: expect.any(String) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await almanac.http.get(`/api/preferences/${key}`).expect(200);
  });
});
