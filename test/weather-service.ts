import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { daily, hourly, points, warnings } from '../libs/integrations/weather/testing/nws-answers';

const ELSEWHERE = '127.0.0.2';

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** A National Weather Service: it answers what is in `answers` under the end of a path, with JSON, or however a listener wishes. */
export const aWeatherService = async () => {
  const asked: { path: string; userAgent: string | undefined }[] = [];
  const answers: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    const path = request.url!;
    asked.push({ path, userAgent: request.headers['user-agent'] });
    const [, answer] = Object.entries(answers).find(([part]) => path.includes(part)) ?? [];
    if (typeof answer === 'function') (answer as RequestListener)(request, response);
    else if (answer === undefined) response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}');
    else
      response
        .writeHead(200, { 'content-type': 'application/geo+json' })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((listening) => void servers.push(server.listen(0, ELSEWHERE, listening)));
  const address = `http://${ELSEWHERE}:${(server.address() as AddressInfo).port}`;
  const recover = () => {
    for (const part of Object.keys(answers)) delete answers[part];
    // What is found first counts: the longer ends before the shorter ones.
    Object.assign(answers, {
      '/points/': points(address),
      '/forecast/hourly': hourly(),
      '/forecast': daily(),
      '/alerts/active': warnings(),
    });
  };
  recover();
  return {
    asked,
    answers,
    /** Everything is answered the same. */
    breakDown: (answer: RequestListener | string) => {
      for (const part of Object.keys(answers)) answers[part] = answer;
    },
    recover,
    /** Of the environment of a town that asks it. */
    environment: { WEATHER: 'nws', NWS_URL: address, ALMANAC_PRIVATE_ADDRESSES: ELSEWHERE },
  };
};
