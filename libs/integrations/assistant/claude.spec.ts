import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Claude } from './claude';

const FORM = { name: 'event', task: 'Read an event.', properties: { name: { type: 'string' } } };
const WORDS = 'Scout bake sale on Saturday';

describe('Claude, who fills in a form,', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  const claudeThat = async (answer: RequestListener, patience?: ConstructorParameters<typeof Claude>[1]) => {
    const server = createServer(answer);
    await new Promise<void>((listening) => void servers.push(server.listen(0, '127.0.0.1', listening)));
    const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new Claude({ apiKey: 'a secret key', model: 'claude-haiku-4-5', baseURL }, patience);
  };
  const saying = (body: unknown, status = 200): RequestListener => {
    return (request, response) => {
      request.resume();
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  };
  const filled = (input: unknown) => ({ content: [{ type: 'tool_use', id: '1', name: 'event', input }] });

  it('is told the task and the words, and answers the form', async () => {
    let heard: Record<string, unknown> = {};
    const claude = await claudeThat((request, response) => {
      let body = '';
      request
        .on('data', (bytes) => (body += bytes))
        .on('end', () => {
          heard = { ...JSON.parse(body), path: request.url, key: request.headers.authorization };
          saying(filled({ name: 'Scout bake sale' }))(request, response);
        });
    });
    expect(await claude.fill(FORM, WORDS)).toEqual({ name: 'Scout bake sale' });
    expect(heard).toMatchObject({
      ...{ path: '/v1/messages', key: 'Bearer a secret key', model: 'claude-haiku-4-5', system: 'Read an event.' },
      ...{ messages: [{ role: 'user', content: WORDS }], tool_choice: { type: 'tool', name: 'event' } },
    });
  });

  it.each([
    ['answers in words', saying({ content: [{ type: 'text', text: WORDS }] }), 'invalid response'],
    ['answers with nothing', saying({}), 'invalid response'],
    ['answers with a page', saying(`<html>${WORDS}</html>`), 'invalid response'],
    ['fills in no form', saying(filled(WORDS)), 'invalid response'],
    ['knows no such key', saying({ type: 'error', error: { message: WORDS } }, 401), 'answered 401'],
    ['has too much to do', saying({ type: 'error', error: { message: WORDS } }, 529), 'answered 529'],
  ])('fails when it %s, and says nothing of the words', async (_, answer, reason) => {
    const claude = await claudeThat(answer);
    const failure = await claude.fill(FORM, WORDS).catch((error) => error);
    expect(failure).toMatchObject({ name: 'AssistantFailure', message: expect.stringContaining(reason) });
    expect(JSON.stringify([failure, String(failure)])).not.toContain('Scout');
  });

  it.each<[string, RequestListener]>([
    ['never answers', (request) => void request.resume()],
    [
      'never ends its answer',
      (request, response) => {
        request.resume();
        response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      },
    ],
  ])('is not waited for when it %s', async (_, answer) => {
    const claude = await claudeThat(answer, { form: 50 });
    await expect(claude.fill(FORM, WORDS)).rejects.toThrow('did not answer in time');
  });

  it('cannot be reached where nobody listens', async () => {
    const claude = new Claude({ apiKey: 'key', model: 'claude-haiku-4-5', baseURL: 'http://127.0.0.1:9' });
    await expect(claude.fill(FORM, WORDS)).rejects.toThrow('could not be reached');
  });
});
