import type * as streams from '@eventstore/db-client/generated/streams_pb';
import type { ServerDuplexStream, ServerReadableStream, ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import type { Appended, Expected, Proposed } from './engine';
import { cutOff, streamDeleted, tooLarge, wrongVersion } from './failures';
import type { House } from './house';
import { answerTo, batchAnswer, batchRefusal, deleted, expectedBy, nameIn, proposedIn, tombstoned } from './messages';

/** Events that reach their subscribers before the append itself is answered. */
const EARLY = 0.05;

type Batch = Readonly<{ stream: string; expected: Expected; events: Proposed[] }>;

/** One call for one append. */
export const append = (
  house: House,
  call: ServerReadableStream<streams.AppendReq, streams.AppendResp>,
  answer: sendUnaryData<streams.AppendResp>,
) => {
  let batch: Batch | undefined;
  call.on('data', (request: streams.AppendReq) => {
    const options = request.getOptions();
    if (options) batch = { stream: nameIn(options.getStreamIdentifier()), expected: expectedBy(options), events: [] };
    else batch!.events.push(proposedIn(request.getProposedMessage()!));
  });
  const whole = () => {
    if (call.cancelled || !batch) return;
    const refusal = house.refusal();
    if (refusal) return answer(refusal);
    const { stream, expected } = batch;
    record(house, batch, (appended) => {
      if (!appended) answer(cutOff());
      else if (appended.kind === 'too-large') answer(tooLarge());
      else if (appended.kind === 'deleted') answer(streamDeleted(stream));
      else answer(null, answerTo(expected, appended));
    });
  };
  // One that is cut off in its middle ends, too: that it was is known a moment later, and then it is no append.
  call.on('end', () => setImmediate(whole));
  call.on('error', () => {});
};

/** One call for as many appends as its client likes, in their order; each is answered when it is done. */
export const batchAppend = (house: House, call: ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>) => {
  const batches = new Map<string, Batch>();
  const send = (answer: streams.BatchAppendResp) => call.writable && call.write(answer);
  call.on('data', (request: streams.BatchAppendReq) => {
    const id = request.getCorrelationId()!.getString();
    const options = request.getOptions();
    if (options) batches.set(id, { stream: nameIn(options.getStreamIdentifier()), expected: expectedBy(options), events: [] });
    const batch = batches.get(id)!;
    batch.events.push(...request.getProposedMessagesList().map(proposedIn));
    if (!request.getIsFinal()) return;
    batches.delete(id);
    const refusal = house.refusal();
    if (refusal) return send(batchRefusal(id, batch.stream, refusal.details));
    record(house, batch, (appended) => {
      if (appended) send(batchAnswer(id, batch.stream, batch.expected, appended));
      else call.emit('error', cutOff());
    });
  });
  call.on('end', () => call.end());
  call.on('error', () => {});
};

const ENDED = { delete: deleted, tombstone: tombstoned };

/** The end of a stream: one that it may come back from, or for ever. */
export const remove = (
  house: House,
  call: ServerUnaryCall<streams.DeleteReq | streams.TombstoneReq, streams.DeleteResp | streams.TombstoneResp>,
  answer: sendUnaryData<streams.DeleteResp | streams.TombstoneResp>,
  how: 'delete' | 'tombstone',
) => {
  const refusal = house.refusal();
  if (refusal) return answer(refusal);
  const options = call.request.getOptions()!;
  const stream = nameIn(options.getStreamIdentifier());
  const ended = house.engine[how](stream, expectedBy(options));
  if (ended.kind === 'appended') answer(null, ENDED[how](ended.position));
  else answer(ended.kind === 'wrong-version' ? wrongVersion(stream, ended.current) : streamDeleted(stream));
};

/** Calls `answer` without anything when the answer is to be lost, and not at all when nobody is there any more to give it. */
const record = (house: House, { stream, expected, events }: Batch, answer: (appended?: Appended) => void) => {
  const { engine, mishaps } = house;
  if (mishaps.happens('gossip')) engine.gossip();
  const restarts = mishaps.happens('restarts');
  if (restarts && mishaps.number() < 0.5) return void house.restart();
  const appended = engine.append(stream, events, expected);
  if (restarts) return void house.restart();
  if (mishaps.happens('lostAnswers')) return answer();
  if (mishaps.number() < EARLY) setImmediate(() => answer(appended));
  else answer(appended);
};
