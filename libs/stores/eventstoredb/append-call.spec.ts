import { EventEmitter } from 'node:events';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { AppendCall } from './append-call';
import { RESPONSE_TIMEOUT_MS, timeoutError } from './failures';

class FakeStream extends EventEmitter {
  write() {}
  cancel() {}
}

const openCall = () => {
  const stream = new FakeStream();
  const grpc = { makeBidiStreamRequest: () => stream };
  const client = {
    callArguments: () => [],
    GRPCStreamCreator: (_client: unknown, _name: string, create: (client: typeof grpc) => FakeStream) => async () => create(grpc),
  };
  return { stream, call: new AppendCall(client as unknown as EventStoreDBClient) };
};

const append = { stream: 'thing-1', facts: [], revision: 0 };
const appended = (position: number) => ({ revision: 1, position });

describe('A call for many appends', () => {
  it('gives each append its own answer, in any order, also a refusal', async () => {
    const { stream, call } = openCall();
    const answers = [call.append(append), call.append(append), call.append(append)];
    stream.emit('data', { nth: 3, result: appended(30) });
    stream.emit('data', { nth: 1, result: appended(10) });
    stream.emit('data', { nth: 2, result: new Error('No.') });
    expect(await Promise.allSettled(answers)).toMatchObject([
      { value: appended(10) },
      { reason: { message: 'No.' } },
      { value: appended(30) },
    ]);
  });

  it('breaks alone, with what it has not answered: a later answer finds nothing', async () => {
    const [broken, whole] = [openCall(), openCall()];
    const answered = broken.call.append(append);
    broken.stream.emit('data', { nth: 1, result: appended(10) });
    const unanswered = Promise.allSettled([broken.call.append(append), broken.call.append(append)]);
    const elsewhere = whole.call.append(append);
    const reason = Object.assign(new Error('The connection broke'), { code: 14, details: '' });
    broken.stream.emit('error', reason);
    broken.stream.emit('data', { nth: 2, result: appended(20) });
    whole.stream.emit('data', { nth: 1, result: appended(11) });

    expect(await unanswered).toMatchObject([{ reason: { type: 'unavailable' } }, { reason: { type: 'unavailable' } }]);
    expect(await Promise.all([answered, elsewhere])).toEqual([appended(10), appended(11)]);
    expect([broken.call.isLive, whole.call.isLive]).toEqual([false, true]);
    await expect(broken.call.append(append)).rejects.toMatchObject({ type: 'unavailable' });
  });

  it('is given up when the server is silent for too long', async () => {
    jest.useFakeTimers();
    const { stream, call } = openCall();
    const cancelled = jest.spyOn(stream, 'cancel');
    const answers = Promise.allSettled([call.append(append), call.append(append)]);
    stream.emit('data', { nth: 2, result: appended(20) });
    await jest.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS);
    expect(await answers).toMatchObject([{ reason: timeoutError() }, { value: appended(20) }]);
    expect([call.isLive, cancelled.mock.calls.length]).toEqual([false, 1]);
    jest.useRealTimers();
  });

  it('is over when the server ends it', async () => {
    const { stream, call } = openCall();
    const answer = call.append(append);
    stream.emit('end');
    await expect(answer).rejects.toMatchObject({ type: 'unavailable' });
    expect(call.isLive).toBe(false);
  });
});
