import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is asked of it: the words, and what is to be made of them; of a text, all that was said, with a document or without. */
export type Asked = Readonly<{ words: string; task: string; turns: unknown; hasDocument: boolean }>;

/** What it writes, and how it ends; without an ending it goes on for ever. */
export type Says = Readonly<{ says: string; ending?: 'end_turn' | 'refusal' | 'max_tokens' | 'breaks off' | 'hangs' }>;

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Claude's call, answered as `answers` says, one after the other: a form, a text, a status, or 'nothing' at all. */
export const aClaude = async () => {
  const asked: Asked[] = [];
  const answers: (object | Says | number | 'nothing' | 'nonsense')[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => {
      const { system, messages, tool_choice, stream } = JSON.parse(body);
      const last = messages.at(-1).content;
      const hasDocument = Array.isArray(last) && last[0].type === 'document';
      asked.push({
        words: Array.isArray(last) ? last.at(-1).text : last,
        task: Array.isArray(system) ? system[0].text : system,
        turns: messages,
        hasDocument,
      });
      const answer = answers.shift() ?? 500;
      if (answer === 'nothing') return;
      if (answer === 'nonsense') return void response.writeHead(200, { 'content-type': STREAM }).end('data: {nonsense\n\n');
      if (stream && typeof answer === 'object' && 'says' in answer) {
        response.writeHead(200, { 'content-type': STREAM }).write(written(answer as Says));
        if ((answer as Says).ending !== 'hangs') response.end();
        return;
      }
      const told = typeof answer === 'number' ? { type: 'error' } : toolUse(tool_choice.name, answer);
      response
        .writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(told));
    });
  });
  await new Promise<void>((listening) => void servers.push(server.listen(0, '127.0.0.1', listening)));
  return {
    asked,
    answers,
    /** Of the environment of a town that asks it. */
    environment: {
      ANTHROPIC_API_KEY: 'a secret key',
      ANTHROPIC_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  };
};

const STREAM = 'text/event-stream';

const toolUse = (name: string, input: object) => ({ content: [{ type: 'tool_use', id: '1', name, input }] });

const written = ({ says, ending = 'end_turn' }: Says): string => {
  const pieces = says.match(/[\s\S]{1,7}/g) ?? [];
  const text = pieces
    .map((piece) => sent('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }))
    .join('');
  return ending === 'breaks off' || ending === 'hangs'
    ? text
    : text + sent('message_delta', { delta: { stop_reason: ending }, usage: {} }) + sent('message_stop', {});
};

const sent = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
