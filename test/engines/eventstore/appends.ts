import type * as streams from '@eventstore/db-client/generated/streams_pb';
import type { ServerDuplexStream, ServerReadableStream, ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import type { DoubleContext } from './double-context';
import type { AppendResult, ExpectedRevision, ProposedEvent } from './event-log';
import { appendTooLargeError, connectionDroppedError, streamDeletedError, wrongVersionError } from './failures';
import {
  parseExpectedRevision,
  parseProposedEvent,
  streamNameOf,
  toAppendResponse,
  toBatchRefusal,
  toBatchResponse,
  toDeleteResponse,
  toTombstoneResponse,
} from './messages';

/** Their events reach subscribers before the append is answered. */
const EARLY_EVENTS_SHARE = 0.05;

type Batch = Readonly<{ stream: string; expected: ExpectedRevision; events: ProposedEvent[] }>;

export const handleAppend = (
  house: DoubleContext,
  call: ServerReadableStream<streams.AppendReq, streams.AppendResp>,
  answer: sendUnaryData<streams.AppendResp>,
) => {
  let batch: Batch | undefined;
  call.on('data', (request: streams.AppendReq) => {
    const options = request.getOptions();
    if (options)
      batch = { stream: streamNameOf(options.getStreamIdentifier()), expected: parseExpectedRevision(options), events: [] };
    else batch!.events.push(parseProposedEvent(request.getProposedMessage()!));
  });
  const finish = () => {
    if (call.cancelled || !batch) return;
    const refusal = house.refusal();
    if (refusal) return answer(refusal);
    const { stream, expected } = batch;
    recordBatch(house, batch, (appended) => {
      if (!appended) answer(connectionDroppedError());
      else if (appended.kind === 'too-large') answer(appendTooLargeError());
      else if (appended.kind === 'deleted') answer(streamDeletedError(stream));
      else answer(null, toAppendResponse(expected, appended));
    });
  };
  // An aborted call also emits `end`. `cancelled` is set a moment later, and then nothing is appended.
  call.on('end', () => setImmediate(finish));
  call.on('error', () => {});
};

export const handleBatchAppend = (
  house: DoubleContext,
  call: ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>,
) => {
  const batches = new Map<string, Batch>();
  const send = (answer: streams.BatchAppendResp) => call.writable && call.write(answer);
  call.on('data', (request: streams.BatchAppendReq) => {
    const id = request.getCorrelationId()!.getString();
    const options = request.getOptions();
    if (options)
      batches.set(id, {
        stream: streamNameOf(options.getStreamIdentifier()),
        expected: parseExpectedRevision(options),
        events: [],
      });
    const batch = batches.get(id)!;
    batch.events.push(...request.getProposedMessagesList().map(parseProposedEvent));
    if (!request.getIsFinal()) return;
    batches.delete(id);
    const refusal = house.refusal();
    if (refusal) return send(toBatchRefusal(id, batch.stream, refusal.details));
    recordBatch(house, batch, (appended) => {
      if (appended) send(toBatchResponse(id, batch.stream, batch.expected, appended));
      else call.emit('error', connectionDroppedError());
    });
  });
  call.on('end', () => call.end());
  call.on('error', () => {});
};

const END_ANSWERS = { delete: toDeleteResponse, tombstone: toTombstoneResponse };

export const endStream = (
  house: DoubleContext,
  call: ServerUnaryCall<streams.DeleteReq | streams.TombstoneReq, streams.DeleteResp | streams.TombstoneResp>,
  answer: sendUnaryData<streams.DeleteResp | streams.TombstoneResp>,
  how: 'delete' | 'tombstone',
) => {
  const refusal = house.refusal();
  if (refusal) return answer(refusal);
  const options = call.request.getOptions()!;
  const stream = streamNameOf(options.getStreamIdentifier());
  const ended = house.log[how](stream, parseExpectedRevision(options));
  if (ended.kind === 'appended') answer(null, END_ANSWERS[how](ended.position));
  else answer(ended.kind === 'wrong-version' ? wrongVersionError(stream, ended.current) : streamDeletedError(stream));
};

/** Calls `answer` without an argument if the answer is to be lost, and not at all if the server restarts. */
const recordBatch = (house: DoubleContext, { stream, expected, events }: Batch, answer: (appended?: AppendResult) => void) => {
  const { log: engine, faultGenerator: mishaps } = house;
  if (mishaps.happens('gossip')) engine.appendSystemEvent();
  const restarts = mishaps.happens('restarts');
  if (restarts && mishaps.nextNumber() < 0.5) return void house.restart();
  const appended = engine.append(stream, events, expected);
  if (restarts) return void house.restart();
  if (mishaps.happens('lostAnswers')) return answer();
  if (mishaps.nextNumber() < EARLY_EVENTS_SHARE) setImmediate(() => answer(appended));
  else answer(appended);
};
