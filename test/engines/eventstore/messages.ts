import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import * as shared from '@eventstore/db-client/generated/shared_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import * as streams from '@eventstore/db-client/generated/streams_pb';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Empty as GoogleEmpty } from 'google-protobuf/google/protobuf/empty_pb';
import { type Appended, type Expected, type Kept, MAX_APPEND_BYTES, type Proposed } from './engine';

const SUPPORTED = ['Read', 'Append', 'BatchAppend', 'Delete', 'Tombstone'];

const TICKS_PER_MILLISECOND = 10_000n;

export const supported = () =>
  new SupportedMethods()
    .setEventStoreServerVersion('23.10.8')
    .setMethodsList(
      SUPPORTED.map((method) => new SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName(method)),
    );

/** An event as a read or a subscription sends it. */
export const readEvent = (kept: Kept): streams.ReadResp => {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(uuid(kept.id));
  recorded.setStreamIdentifier(identifier(kept.stream));
  recorded.setStreamRevision(String(kept.revision));
  recorded.setCommitPosition(String(kept.position));
  recorded.setPreparePosition(String(kept.position));
  recorded.getMetadataMap().set('type', kept.type);
  recorded.getMetadataMap().set('content-type', kept.contentType);
  recorded.getMetadataMap().set('created', String(BigInt(kept.created) * TICKS_PER_MILLISECOND));
  recorded.setData(Buffer.from(kept.data));
  recorded.setCustomMetadata(Buffer.from(kept.metadata));
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(kept.position));
  return new streams.ReadResp().setEvent(event);
};

export const confirmation = (id: string) =>
  new streams.ReadResp().setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(id));

export const caughtUp = () => new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const checkpoint = (position: number) =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)),
  );

export const streamNotFound = (stream: string) =>
  new streams.ReadResp().setStreamNotFound(new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier(stream)));

export const proposedIn = (message: streams.BatchAppendReq.ProposedMessage | streams.AppendReq.ProposedMessage): Proposed => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: Buffer.from(message.getData_asU8()).toString('utf8'),
  metadata: Buffer.from(message.getCustomMetadata_asU8()).toString('utf8'),
});

type Expecting = streams.BatchAppendReq.Options | streams.AppendReq.Options | streams.DeleteReq.Options;

export const expectedBy = (options: Expecting): Expected => {
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'stream_exists';
  return Number('getRevision' in options ? options.getRevision() : options.getStreamPosition());
};

/** The answer to one append. */
export const answerTo = (expected: Expected, appended: Answered): streams.AppendResp => {
  const answer = new streams.AppendResp();
  if (appended.kind === 'wrong-version') return answer.setWrongExpectedVersion(wrongVersionOf(expected, appended.current));
  const position = new streams.AppendResp.Position()
    .setCommitPosition(String(appended.position))
    .setPreparePosition(String(appended.position));
  return answer.setSuccess(new streams.AppendResp.Success().setCurrentRevision(String(appended.revision)).setPosition(position));
};

type Answered = Extract<Appended, { kind: 'appended' | 'wrong-version' }>;

const wrongVersionOf = (expected: Expected, current: number) => {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === 'no_stream') return wrong.setExpectedNoStream(new shared.Empty());
  if (expected === 'stream_exists') return wrong.setExpectedStreamExists(new shared.Empty());
  return wrong.setExpectedRevision(String(expected));
};

/** The answers to the two ends of a stream. */
export const deleted = (position: number) =>
  new streams.DeleteResp().setPosition(placed(new streams.DeleteResp.Position(), position));

export const tombstoned = (position: number) =>
  new streams.TombstoneResp().setPosition(placed(new streams.TombstoneResp.Position(), position));

const placed = <P extends streams.DeleteResp.Position | streams.TombstoneResp.Position>(place: P, position: number): P => {
  place.setCommitPosition(String(position)).setPreparePosition(String(position));
  return place;
};

/** The answer to one batch, whose stream and expectation it repeats. */
export const batchAnswer = (correlationId: string, stream: string, expected: Expected, appended: Appended) => {
  const answer = new streams.BatchAppendResp().setCorrelationId(uuid(correlationId)).setStreamIdentifier(identifier(stream));
  if (appended.kind !== 'appended') return answer.setError(failure(expected, appended));
  const position = new shared.AllStreamPosition()
    .setCommitPosition(String(appended.position))
    .setPreparePosition(String(appended.position));
  const success = new streams.BatchAppendResp.Success().setCurrentRevision(String(appended.revision)).setPosition(position);
  return answer.setSuccess(success);
};

/** A refusal is answered too, without anything its client could tell it by but words. */
export const batchRefusal = (correlationId: string, stream: string, words: string) => {
  const details = new Any();
  details.pack(new GoogleEmpty().serializeBinary(), 'google.protobuf.Empty');
  return new streams.BatchAppendResp()
    .setCorrelationId(uuid(correlationId))
    .setStreamIdentifier(identifier(stream))
    .setError(new Status().setCode(14).setMessage(words).setDetails(details));
};

const failure = (expected: Expected, appended: Exclude<Appended, { kind: 'appended' }>) => {
  const details = new Any();
  const [message, name] = {
    'too-large': () =>
      [new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_BYTES), 'MaximumAppendSizeExceeded'] as const,
    deleted: () => [new shared.StreamDeleted(), 'StreamDeleted'] as const,
    'wrong-version': () =>
      [wrongVersion(expected, 'current' in appended ? appended.current : -1), 'WrongExpectedVersion'] as const,
  }[appended.kind]();
  details.pack(message.serializeBinary(), `event_store.client.${name}`);
  return new Status().setCode(9).setMessage(appended.kind).setDetails(details);
};

const wrongVersion = (expected: Expected, current: number) => {
  const wrong = new shared.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new GoogleEmpty());
  else wrong.setCurrentStreamRevision(String(current));
  if (expected === 'no_stream') wrong.setExpectedNoStream(new GoogleEmpty());
  else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new GoogleEmpty());
  else wrong.setExpectedStreamPosition(String(expected));
  return wrong;
};

const uuid = (id: string) => new shared.UUID().setString(id);

const identifier = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

export const nameIn = (stream: shared.StreamIdentifier | undefined) =>
  Buffer.from(stream?.getStreamName_asU8() ?? []).toString('utf8');
