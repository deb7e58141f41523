import * as shared from '@eventstore/db-client/generated/shared_pb';
import { ReadResp } from '@eventstore/db-client/generated/streams_pb';
import fc from 'fast-check';
import { positionOf } from '#libs/event-sourcing';
import { isFact, parseReadResponse } from './read-responses';

const { ReadEvent, SubscriptionConfirmation } = ReadResp;

type Sent = Readonly<{
  id: string;
  type: string;
  stream: string;
  revision: number;
  position: number;
  data: string;
  metadata: string;
}>;

const sent: fc.Arbitrary<Sent> = fc.record({
  id: fc.uuid(),
  type: fc.string({ minLength: 1 }),
  stream: fc.string(),
  revision: fc.maxSafeNat(),
  position: fc.maxSafeNat(),
  data: fc.json(),
  metadata: fc.json(),
});

const toResponse = ({ id, type, stream, revision, position, data, metadata }: Sent): Buffer => {
  const recorded = new ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
    .setStreamRevision(String(revision))
    .setCommitPosition(String(position))
    .setPreparePosition(String(position))
    .setData(Buffer.from(data))
    .setCustomMetadata(Buffer.from(metadata));
  for (const [name, value] of Object.entries({ created: '17', type, 'content-type': 'application/json' }))
    recorded.getMetadataMap().set(name, value);
  return Buffer.from(new ReadResp().setEvent(new ReadEvent().setEvent(recorded)).serializeBinary());
};

describe('An event as it is read', () => {
  it('is what the server has sent', () =>
    fc.assert(
      fc.property(sent, (event) => {
        const response = toResponse(event);
        const { data, metadata, position, ...rest } = event;
        const parsed = { data: JSON.parse(data), metadata: JSON.parse(metadata), position: positionOf(position) };
        expect(parseReadResponse(response)).toEqual({
          isConfirmation: false,
          event: { ...rest, ...parsed },
          bytes: response.length,
        });
      }),
    ));

  it('may be no JSON, and may be no fact', () => {
    const event = { id: 'x', type: '$>', stream: 'thing-1', revision: 0, position: 7, data: '0@thing-1', metadata: '' };
    const parsed = parseReadResponse(toResponse(event)).event!;
    expect(parsed).toMatchObject({ data: '0@thing-1', metadata: '' });
    expect([isFact(parsed), isFact({ ...parsed, type: 'Happened' })]).toEqual([false, true]);
  });

  it('is not in a confirmation, nor in what says that there is no stream', () => {
    const confirmation = new ReadResp().setConfirmation(new SubscriptionConfirmation().setSubscriptionId('x'));
    const notFound = new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound());
    const parse = (response: ReadResp) => parseReadResponse(Buffer.from(response.serializeBinary()));
    expect(parse(confirmation)).toMatchObject({ isConfirmation: true, event: undefined });
    expect(parse(notFound)).toMatchObject({ isConfirmation: false, event: undefined });
  });
});
