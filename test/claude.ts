import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `words` is the user's text, `task` the system prompt. */
export type ClaudeRequest = Readonly<{ words: string; task: string; turns: unknown; hasDocument: boolean }>;

/** Without an ending the stream stays open. */
export type StreamedText = Readonly<{ says: string; ending?: 'end_turn' | 'refusal' | 'max_tokens' | 'breaks off' | 'hangs' }>;

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/**
 * A stand-in for Claude's API. It replies with `answers`, one after another: the input of a tool call, a text, a status, or
 * 'nothing' for no reply.
 */
export const openClaude = async () => {
  const requests: ClaudeRequest[] = [];
  const answers: (object | StreamedText | number | 'nothing' | 'nonsense')[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => {
      const { system, messages, tool_choice, stream } = JSON.parse(body);
      const last = messages.at(-1).content;
      const hasDocument = Array.isArray(last) && last[0].type === 'document';
      requests.push({
        words: Array.isArray(last) ? last.at(-1).text : last,
        task: Array.isArray(system) ? system[0].text : system,
        turns: messages,
        hasDocument,
      });
      const answer = answers.shift() ?? 500;
      if (answer === 'nothing') return;
      if (answer === 'nonsense')
        return void response.writeHead(200, { 'content-type': EVENT_STREAM_TYPE }).end('data: {nonsense\n\n');
      if (stream && typeof answer === 'object' && 'says' in answer) {
        response.writeHead(200, { 'content-type': EVENT_STREAM_TYPE }).write(toEventStream(answer as StreamedText));
        if ((answer as StreamedText).ending !== 'hangs') response.end();
        return;
      }
      const reply = typeof answer === 'number' ? { type: 'error' } : toToolUse(tool_choice.name, answer);
      response
        .writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((listening) => void servers.push(server.listen(0, '127.0.0.1', listening)));
  return {
    requests,
    answers,
    environment: {
      ANTHROPIC_API_KEY: 'a secret key',
      ANTHROPIC_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  };
};

const EVENT_STREAM_TYPE = 'text/event-stream';

const toToolUse = (name: string, input: object) => ({ content: [{ type: 'tool_use', id: '1', name, input }] });

const toEventStream = ({ says, ending = 'end_turn' }: StreamedText): string => {
  const pieces = says.match(/[\s\S]{1,7}/g) ?? [];
  const text = pieces
    .map((piece) => toServerSentEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }))
    .join('');
  return ending === 'breaks off' || ending === 'hangs'
    ? text
    : text +
        toServerSentEvent('message_delta', { delta: { stop_reason: ending }, usage: {} }) +
        toServerSentEvent('message_stop', {});
};

const toServerSentEvent = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
