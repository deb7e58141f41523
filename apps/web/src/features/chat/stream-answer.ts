import type { ChatChunk, ChatEnd } from '#libs/contracts';
import type { ChatBody } from '#libs/contracts/requests';
import { ApiError } from '../../lib/api';

type AnswerPiece = { content: string } | ChatEnd;

/** Throws if it fails, breaks off, or is malformed. */
export async function* streamAnswer(request: ChatBody, signal: AbortSignal): AsyncGenerator<AnswerPiece> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: signal,
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text().catch(() => '')) || response.statusText);
  if (!response.body) throw new TypeError('The answer has no body');
  for await (const line of readLines(response.body)) {
    if (!line.startsWith(DATA_PREFIX)) continue;
    const chunk: ChatChunk = JSON.parse(line.slice(DATA_PREFIX.length));
    if ('error' in chunk) throw new Error(chunk.error);
    if ('content' in chunk && typeof chunk.content !== 'string') throw new TypeError('A piece of the answer is no text');
    yield chunk;
    if ('done' in chunk) return;
  }
  throw new Error('The answer broke off');
}

const DATA_PREFIX = 'data: ';

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let rest = '';
  try {
    for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest) yield rest;
  } finally {
    reader.cancel().catch(() => {});
  }
}
