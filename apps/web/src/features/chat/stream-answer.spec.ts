import { streamAnswer } from './stream-answer';

const REQUEST = { message: 'What is on?' };

const sent = (...pieces: (string | Uint8Array)[]) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });
  globalThis.fetch = async () => new Response(body);
};

const heard = async () => {
  const pieces = [];
  for await (const piece of streamAnswer(REQUEST, new AbortController().signal)) pieces.push(piece);
  return pieces;
};

describe('An answer that is streamed', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('is heard piece by piece, however the network cuts it', async () => {
    const bytes = new TextEncoder().encode(
      'data: {"content":"Café "}\n\ndata: {"content":"at 9"}\n\ndata: {"done":true,"source":"rules"}\n\n',
    );
    sent(bytes.slice(0, 3), bytes.slice(3, 22), bytes.slice(22, 23), bytes.slice(23));
    expect(await heard()).toEqual([{ content: 'Café ' }, { content: 'at 9' }, { done: true, source: 'rules' }]);
  });

  it.each([
    ['says that it failed', 'data: {"content":"a"}\n\ndata: {"error":"no"}\n\n'],
    ['breaks off', 'data: {"content":"a"}\n\n'],
    ['breaks off in a piece', 'data: {"conte'],
    ['is nonsense', 'data: hello\n\n'],
    ['says something else than words', 'data: {"content":7}\n\n'],
    ['is empty', ''],
  ])('is a failure when it %s', async (_, text) => {
    sent(text);
    await expect(heard()).rejects.toThrow();
  });

  it('is a failure when it is refused', async () => {
    globalThis.fetch = async () => new Response('{"message":"Too many requests."}', { status: 429 });
    await expect(heard()).rejects.toThrow('429');
  });
});
