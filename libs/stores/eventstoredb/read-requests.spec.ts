import { ReadReq } from '@eventstore/db-client/generated/streams_pb';
import fc from 'fast-check';
import { BEGINNING, type Position, positionOf } from '#libs/event-sourcing';
import { type ReadOptions, toLogRequest, toStreamRequest, toSubscriptionRequest } from './read-requests';

const options: fc.Arbitrary<ReadOptions> = fc.record({
  direction: fc.constantFrom('forwards', 'backwards'),
  maxCount: fc.integer({ min: 1, max: 5_000 }),
});
const positions: fc.Arbitrary<Position | 'end'> = fc.oneof(
  fc.constantFrom<Position | 'end'>('end', BEGINNING),
  fc.maxSafeNat().map(positionOf),
);

const optionsOf = (request: Buffer) => ReadReq.deserializeBinary(request).getOptions()!;

const limitsOf = (request: Buffer): ReadOptions => {
  const sent = optionsOf(request);
  expect([sent.hasNoFilter(), sent.getResolveLinks(), sent.getUuidOption()!.hasString()]).toEqual([true, false, true]);
  return { direction: sent.getReadDirection() === 0 ? 'forwards' : 'backwards', maxCount: Number(sent.getCount()) };
};

describe('A read as it is asked for', () => {
  it('begins at a place of the log', () =>
    fc.assert(
      fc.property(positions, options, (from, options) => {
        const request = toLogRequest(from, options);
        const all = optionsOf(request).getAll()!;
        const [commit, prepare] = [all.getPosition()?.getCommitPosition(), all.getPosition()?.getPreparePosition()];
        expect(all.hasEnd() ? 'end' : all.hasStart() ? BEGINNING : positionOf(BigInt(commit!))).toBe(from);
        expect(prepare).toBe(commit);
        expect(limitsOf(request)).toEqual(options);
      }),
    ));

  it('begins at a revision of a stream, or at the edge that comes first', () =>
    fc.assert(
      fc.property(fc.string(), fc.option(fc.maxSafeNat(), { nil: undefined }), options, (name, from, options) => {
        const request = toStreamRequest(name, from, options);
        const stream = optionsOf(request).getStream()!;
        expect(Buffer.from(stream.getStreamIdentifier()!.getStreamName_asU8()).toString()).toBe(name);
        expect(stream.hasRevision() ? Number(stream.getRevision()) : undefined).toBe(from);
        if (from === undefined) expect([stream.hasStart(), stream.hasEnd()]).toEqual(isForwards(options));
        expect(limitsOf(request)).toEqual(options);
      }),
    ));

  it('leaves out what the server writes itself, as a subscription', () => {
    const sent = optionsOf(toSubscriptionRequest(positionOf(7)));
    expect([sent.hasSubscription(), sent.getAll()!.getPosition()!.getCommitPosition()]).toEqual([true, '7']);
    expect([sent.getFilter()!.hasCount(), sent.getFilter()!.getCheckpointintervalmultiplier()]).toEqual([true, 1]);
    expect(sent.getFilter()!.getEventType()!.getRegex()).toBe('^[^$].*');
    expect(optionsOf(toSubscriptionRequest(BEGINNING)).getAll()!.hasStart()).toBe(true);
  });
});

const isForwards = ({ direction }: ReadOptions) => [direction === 'forwards', direction === 'backwards'];
