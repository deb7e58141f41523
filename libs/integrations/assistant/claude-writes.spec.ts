import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssistantFailure } from './assistant';
import { Claude } from './claude';

const KEY = 'a secret key';
/** For answers that never come. Answers that do come may take as long as the machine needs. */
const SHORT = { first: 300, whole: 600 };
const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const text = (words: string) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: words } });
const ending = (stop_reason: string) => event('message_delta', { delta: { stop_reason }, usage: {} }) + event('message_stop', {});

describe('Claude, who writes a text,', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  const claudeThat = async (answer: RequestListener, patience = {}) => {
    const server = createServer(answer);
    await new Promise<void>((listening) => void servers.push(server.listen(0, '127.0.0.1', listening)));
    const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new Claude({ apiKey: KEY, model: 'claude-haiku-4-5', baseURL }, patience);
  };
  const streaming =
    (body: string, how: 'ends' | 'hangs' = 'ends'): RequestListener =>
    (request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(body);
      if (how === 'ends') response.end();
    };
  const refusing =
    (status: number): RequestListener =>
    (request, response) => {
      request.resume();
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { type: 'x', message: KEY } }));
    };
  const task = { system: 'Write.', turns: [{ role: 'user' as const, content: 'Hello' }] };
  const written = async (claude: Claude, more: object = {}) => {
    const pieces: string[] = [];
    for await (const piece of claude.write({ ...task, ...more })) pieces.push(piece);
    return pieces;
  };

  it('is read piece by piece, with the document before the words', async () => {
    let heard: { system?: unknown; stream?: boolean; messages?: { content: unknown }[] } = {};
    const claude = await claudeThat((request, response) => {
      let body = '';
      request
        .on('data', (bytes) => (body += bytes))
        .on('end', () => {
          heard = JSON.parse(body);
          streaming(text('Good ') + text('morning') + ending('end_turn'))(request, response);
        });
    });
    expect(await written(claude, { document: Buffer.from('%PDF-') })).toEqual(['Good ', 'morning']);
    expect(heard).toMatchObject({ stream: true, system: [{ text: 'Write.', cache_control: { type: 'ephemeral' } }] });
    expect(heard.messages?.[0]?.content).toMatchObject([{ type: 'document' }, { type: 'text', text: 'Hello' }]);
  });

  it.each<[string, RequestListener, string, typeof SHORT?]>([
    ['refuses', streaming(ending('refusal')), 'declined to write'],
    ['says more than it may', streaming(text('a') + ending('max_tokens')), 'stopped before the answer was complete'],
    ['breaks off', streaming(text('Good ')), 'stopped before the answer was complete'],
    ['is overloaded', refusing(529), 'answered 529'],
    ['is overloaded in the middle', streaming(text('a') + event('error', { error: { type: 'overloaded_error' } })), 'overloaded'],
    ['knows no such key', refusing(401), 'answered 401'],
    ['talks nonsense', streaming('event: message_delta\ndata: {nonsense\n\n'), 'invalid response'],
    ['never begins', (request) => void request.resume(), 'in time', SHORT],
    ['never ends', streaming(text('Good '), 'hangs'), 'in time', SHORT],
  ])('fails when it %s, and says nothing of the key', async (_, answer, reason, patience: Partial<typeof SHORT> = {}) => {
    const claude = await claudeThat(answer, patience);
    const failure = (await written(claude).catch((error) => error)) as AssistantFailure;
    expect(failure.message).toContain(reason);
    expect(JSON.stringify([failure, String(failure)])).not.toContain(KEY);
  });

  it('is asked in whole letters, whatever somebody has typed', async () => {
    let heard = '';
    const claude = await claudeThat((request, response) => {
      request
        .on('data', (bytes) => (heard += bytes))
        .on('end', () => streaming(text('Hi') + ending('end_turn'))(request, response));
    });
    expect(await written(claude, { turns: [{ role: 'user', content: 'Hello \ud83d' }] })).toEqual(['Hi']);
    expect(heard).toContain('Hello');
    expect(heard).not.toMatch(/\\ud83d/i);
  });

  it('says nothing more once it is stopped', async () => {
    const [claude, stop] = [await claudeThat(streaming(text('Good '), 'hangs')), new AbortController()];
    const pieces: string[] = [];
    for await (const piece of claude.write({ ...task, signal: stop.signal })) {
      pieces.push(piece);
      stop.abort();
    }
    expect(pieces).toEqual(['Good ']);
  });
});
