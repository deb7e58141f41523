import { randomUUID } from 'node:crypto';
import * as shared from '@eventstore/db-client/generated/shared_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import fc from 'fast-check';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { NO_STREAM } from '#libs/event-sourcing';
import { parseBatchResponse, type SerializedFact, toBatchRequest } from './batch-append';

const bytes = fc.string({ unit: 'binary', maxLength: 300 }).map((text) => Buffer.from(text));
const facts: fc.Arbitrary<SerializedFact[]> = fc.array(
  fc.record({ id: fc.uuid(), type: fc.string(), data: bytes, metadata: bytes }),
  { minLength: 1, maxLength: 5 },
);
const revision = fc.oneof(fc.constant(NO_STREAM), fc.nat(200), fc.maxSafeNat());
const call = randomUUID().slice(0, 23);
const nth = fc.integer({ min: 1, max: 2 ** 48 - 1 });

const toId = (nth: number) => `${call}-${nth.toString(16).padStart(12, '0')}`;

describe('An append as it is sent', () => {
  it('is what the generated classes of the client read', () =>
    fc.assert(
      fc.property(nth, fc.string(), facts, revision, (nth, stream, facts, revision) => {
        const before = Date.now();
        const request = BatchAppendReq.deserializeBinary(toBatchRequest(call, nth, { stream, facts, revision }));
        const options = request.getOptions()!;
        expect(request.getCorrelationId()!.getString()).toBe(toId(nth));
        expect(request.getIsFinal()).toBe(true);
        expect(Buffer.from(options.getStreamIdentifier()!.getStreamName_asU8()).toString()).toBe(stream);
        expect(options.hasNoStream() ? NO_STREAM : Number(options.getStreamPosition())).toBe(revision);
        expect(options.getDeadline()!.toDate().getTime()).toBeGreaterThan(before);
        const sent = request.getProposedMessagesList().map((message) => ({
          id: message.getId()!.getString(),
          type: message.getMetadataMap().get('type'),
          contentType: message.getMetadataMap().get('content-type'),
          data: Buffer.from(message.getData_asU8()),
          metadata: Buffer.from(message.getCustomMetadata_asU8()),
        }));
        expect(sent).toEqual(facts.map((fact) => ({ ...fact, contentType: 'application/json' })));
      }),
    ));
});

describe('An answer as it is read', () => {
  const toUuid = (nth: number) => new shared.UUID().setString(toId(nth));

  it('has revision and position', () =>
    fc.assert(
      fc.property(nth, fc.maxSafeNat(), fc.maxSafeNat(), (nth, revision, place) => {
        const position = new shared.AllStreamPosition().setCommitPosition(String(place)).setPreparePosition(String(place));
        const success = new BatchAppendResp.Success().setCurrentRevision(String(revision)).setPosition(position);
        const response = new BatchAppendResp().setCorrelationId(toUuid(nth)).setSuccess(success);
        expect(parseBatchResponse(Buffer.from(response.serializeBinary()))).toEqual({
          nth,
          result: { revision, position: place },
        });
      }),
    ));

  it.each([
    ['WrongExpectedVersion', 'wrong-expected-version'],
    ['MaximumAppendSizeExceeded', 'maximum-append-size-exceeded'],
    ['StreamDeleted', 'stream-deleted'],
    ['AccessDenied', 'access-denied'],
    ['Timeout', 'deadline-exceeded'],
    ['Unknown', 'unknown'],
  ])('tells the reason %s', (name, type) => {
    const details = new Any();
    details.pack(new Uint8Array(), `event_store.client.${name}`);
    const status = new Status().setCode(9).setMessage('No.').setDetails(details);
    const response = new BatchAppendResp().setCorrelationId(toUuid(7)).setError(status);
    const { nth, result } = parseBatchResponse(Buffer.from(response.serializeBinary()));
    expect([nth, result]).toEqual([7, expect.objectContaining({ type, message: 'No.' })]);
  });
});
