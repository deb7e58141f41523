import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import * as shared from '@eventstore/db-client/generated/shared_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import * as streams from '@eventstore/db-client/generated/streams_pb';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Empty as GoogleEmpty } from 'google-protobuf/google/protobuf/empty_pb';
import { type AppendResult, type ExpectedRevision, MAX_APPEND_BYTES, type ProposedEvent, type StoredEvent } from './event-log';

const SUPPORTED_METHODS = ['Read', 'Append', 'BatchAppend', 'Delete', 'Tombstone'];

const TICKS_PER_MILLISECOND = 10_000n;

export const toSupportedMethods = () =>
  new SupportedMethods()
    .setEventStoreServerVersion('23.10.8')
    .setMethodsList(
      SUPPORTED_METHODS.map((method) =>
        new SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName(method),
      ),
    );

export const toReadEvent = (stored: StoredEvent): streams.ReadResp => {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(toUuid(stored.id));
  recorded.setStreamIdentifier(toStreamIdentifier(stored.stream));
  recorded.setStreamRevision(String(stored.revision));
  recorded.setCommitPosition(String(stored.position));
  recorded.setPreparePosition(String(stored.position));
  recorded.getMetadataMap().set('type', stored.type);
  recorded.getMetadataMap().set('content-type', stored.contentType);
  recorded.getMetadataMap().set('created', String(BigInt(stored.created) * TICKS_PER_MILLISECOND));
  recorded.setData(Buffer.from(stored.data));
  recorded.setCustomMetadata(Buffer.from(stored.metadata));
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(stored.position));
  return new streams.ReadResp().setEvent(event);
};

export const toConfirmation = (id: string) =>
  new streams.ReadResp().setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(id));

export const toCaughtUp = () => new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const toCheckpoint = (position: number) =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)),
  );

export const toStreamNotFound = (stream: string) =>
  new streams.ReadResp().setStreamNotFound(new streams.ReadResp.StreamNotFound().setStreamIdentifier(toStreamIdentifier(stream)));

export const parseProposedEvent = (
  message: streams.BatchAppendReq.ProposedMessage | streams.AppendReq.ProposedMessage,
): ProposedEvent => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: Buffer.from(message.getData_asU8()).toString('utf8'),
  metadata: Buffer.from(message.getCustomMetadata_asU8()).toString('utf8'),
});

type RequestOptions = streams.BatchAppendReq.Options | streams.AppendReq.Options | streams.DeleteReq.Options;

export const parseExpectedRevision = (options: RequestOptions): ExpectedRevision => {
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'stream_exists';
  return Number('getRevision' in options ? options.getRevision() : options.getStreamPosition());
};

export const toAppendResponse = (expected: ExpectedRevision, appended: AnsweredResult): streams.AppendResp => {
  const answer = new streams.AppendResp();
  if (appended.kind === 'wrong-version')
    return answer.setWrongExpectedVersion(toWrongExpectedVersion(expected, appended.current));
  const position = new streams.AppendResp.Position()
    .setCommitPosition(String(appended.position))
    .setPreparePosition(String(appended.position));
  return answer.setSuccess(new streams.AppendResp.Success().setCurrentRevision(String(appended.revision)).setPosition(position));
};

type AnsweredResult = Extract<AppendResult, { kind: 'appended' | 'wrong-version' }>;

const toWrongExpectedVersion = (expected: ExpectedRevision, current: number) => {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === 'no_stream') return wrong.setExpectedNoStream(new shared.Empty());
  if (expected === 'stream_exists') return wrong.setExpectedStreamExists(new shared.Empty());
  return wrong.setExpectedRevision(String(expected));
};

export const toDeleteResponse = (position: number) =>
  new streams.DeleteResp().setPosition(withPosition(new streams.DeleteResp.Position(), position));

export const toTombstoneResponse = (position: number) =>
  new streams.TombstoneResp().setPosition(withPosition(new streams.TombstoneResp.Position(), position));

const withPosition = <P extends streams.DeleteResp.Position | streams.TombstoneResp.Position>(place: P, position: number): P => {
  place.setCommitPosition(String(position)).setPreparePosition(String(position));
  return place;
};

export const toBatchResponse = (correlationId: string, stream: string, expected: ExpectedRevision, appended: AppendResult) => {
  const answer = new streams.BatchAppendResp()
    .setCorrelationId(toUuid(correlationId))
    .setStreamIdentifier(toStreamIdentifier(stream));
  if (appended.kind !== 'appended') return answer.setError(toBatchFailure(expected, appended));
  const position = new shared.AllStreamPosition()
    .setCommitPosition(String(appended.position))
    .setPreparePosition(String(appended.position));
  const success = new streams.BatchAppendResp.Success().setCurrentRevision(String(appended.revision)).setPosition(position);
  return answer.setSuccess(success);
};

/** A client can tell a refused batch only by its text. */
export const toBatchRefusal = (correlationId: string, stream: string, words: string) => {
  const details = new Any();
  details.pack(new GoogleEmpty().serializeBinary(), 'google.protobuf.Empty');
  return new streams.BatchAppendResp()
    .setCorrelationId(toUuid(correlationId))
    .setStreamIdentifier(toStreamIdentifier(stream))
    .setError(new Status().setCode(14).setMessage(words).setDetails(details));
};

const toBatchFailure = (expected: ExpectedRevision, appended: Exclude<AppendResult, { kind: 'appended' }>) => {
  const details = new Any();
  const [message, name] = {
    'too-large': () =>
      [new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_BYTES), 'MaximumAppendSizeExceeded'] as const,
    deleted: () => [new shared.StreamDeleted(), 'StreamDeleted'] as const,
    'wrong-version': () =>
      [toBatchWrongVersion(expected, 'current' in appended ? appended.current : -1), 'WrongExpectedVersion'] as const,
  }[appended.kind]();
  details.pack(message.serializeBinary(), `event_store.client.${name}`);
  return new Status().setCode(9).setMessage(appended.kind).setDetails(details);
};

const toBatchWrongVersion = (expected: ExpectedRevision, current: number) => {
  const wrong = new shared.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new GoogleEmpty());
  else wrong.setCurrentStreamRevision(String(current));
  if (expected === 'no_stream') wrong.setExpectedNoStream(new GoogleEmpty());
  else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new GoogleEmpty());
  else wrong.setExpectedStreamPosition(String(expected));
  return wrong;
};

const toUuid = (id: string) => new shared.UUID().setString(id);

const toStreamIdentifier = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

export const streamNameOf = (stream: shared.StreamIdentifier | undefined) =>
  Buffer.from(stream?.getStreamName_asU8() ?? []).toString('utf8');
