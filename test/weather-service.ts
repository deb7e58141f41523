import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  alertsResponse,
  dailyResponse,
  hourlyResponse,
  pointsResponse,
} from '../libs/integrations/weather/testing/nws-responses';

const FOREIGN_HOST = '127.0.0.2';

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Stands in for the National Weather Service. Replies with `answers`, by a part of the path: JSON, text, or a listener. */
export const openWeatherService = async () => {
  const requests: { path: string; userAgent: string | undefined }[] = [];
  const answers: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    const path = request.url!;
    requests.push({ path, userAgent: request.headers['user-agent'] });
    const [, answer] = Object.entries(answers).find(([part]) => path.includes(part)) ?? [];
    if (typeof answer === 'function') (answer as RequestListener)(request, response);
    else if (answer === undefined) response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}');
    else
      response
        .writeHead(200, { 'content-type': 'application/geo+json' })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((listening) => void servers.push(server.listen(0, FOREIGN_HOST, listening)));
  const address = `http://${FOREIGN_HOST}:${(server.address() as AddressInfo).port}`;
  const recover = () => {
    for (const part of Object.keys(answers)) delete answers[part];
    // The first match counts, so longer paths come first.
    Object.assign(answers, {
      '/points/': pointsResponse(address),
      '/forecast/hourly': hourlyResponse(),
      '/forecast': dailyResponse(),
      '/alerts/active': alertsResponse(),
    });
  };
  recover();
  return {
    requests,
    answers,
    breakDown: (answer: RequestListener | string) => {
      for (const part of Object.keys(answers)) answers[part] = answer;
    },
    recover,
    environment: { WEATHER: 'nws', NWS_URL: address, ALMANAC_PRIVATE_ADDRESSES: FOREIGN_HOST },
  };
};
