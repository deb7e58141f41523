import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is asked of it: the words, and what is to be made of them. */
export type Asked = Readonly<{ words: string; task: string }>;

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Claude's call, answered as `answers` says, one after the other: a form, a status, or 'nothing' at all. */
export const aClaude = async () => {
  const asked: Asked[] = [];
  const answers: (object | number | 'nothing')[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => {
      const { system, messages, tool_choice } = JSON.parse(body);
      asked.push({ words: messages[0].content, task: system });
      const answer = answers.shift() ?? 500;
      if (answer === 'nothing') return;
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

const toolUse = (name: string, input: object) => ({ content: [{ type: 'tool_use', id: '1', name, input }] });
