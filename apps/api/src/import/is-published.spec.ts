import fc from 'fast-check';
import {
  type CatalogueCommand,
  type CatalogueEvent,
  catalogueEvent,
  MakeEventPrivate,
  MergeEvent,
  PromoteEvent,
  PublishEvent,
  WithdrawEvent,
} from '#libs/domain';
import { decide, evolve } from '#libs/event-sourcing';
import { documentsOf, testMetadata } from '#libs/event-sourcing/testing';
import type { FeedOccurrence } from '#libs/integrations';
import { catalogue, sourceEntries } from '#projections';
import { isPublished } from './is-published';
import { toEventContent } from './to-event-content';

const LISTING = { organizationId: 7 };

const occurrence: fc.Arbitrary<FeedOccurrence> = fc
  .record({
    uid: fc.constantFrom('a', 'b'),
    instance: fc.constantFrom('2026-11-20', '2026-11-21'),
    name: fc.constantFrom('Chess', 'Story time'),
    date: fc.constantFrom('2026-11-20', '2026-11-21'),
    location: fc.constantFrom('Hall', undefined),
    status: fc.constantFrom('confirmed' as const, 'cancelled' as const),
  })
  .map(({ location, ...one }) => ({ ...one, time: '', ...(location && { location }) }));

/** Only cancelled events are rebooked. */
const announcement: fc.Arbitrary<Announcement> = fc
  .record({ happening: occurrence, rebookedAs: fc.constantFrom(undefined, 2) })
  .map(({ happening, rebookedAs }) => ({ happening, rebookedAs: happening.status === 'cancelled' ? rebookedAs : undefined }));

type Announcement = Readonly<{ happening: FeedOccurrence; rebookedAs: number | undefined }>;

const toCommand = ({ happening, rebookedAs }: Announcement) =>
  new PublishEvent(
    {
      id: 1,
      content: toEventContent(happening, LISTING, 'Other'),
      origin: { source: 'library', uid: happening.uid, instance: happening.instance },
      cancelled: happening.status === 'cancelled',
      ...(rebookedAs && { rebookedAs }),
    },
    testMetadata,
  );

const command: fc.Arbitrary<CatalogueCommand> = fc.oneof(
  { weight: 4, arbitrary: announcement.map(toCommand) },
  fc.constantFrom(
    new WithdrawEvent({ id: 1 }, testMetadata),
    new MakeEventPrivate({ id: 1 }, testMetadata),
    new MergeEvent({ id: 1, into: 3 }, testMetadata),
    new MergeEvent({ id: 1, into: 3, rule: 'same page and start', score: 1 }, testMetadata),
    new PromoteEvent({ id: 1, isPromoted: true }, testMetadata),
  ),
);

/** The facts that the commands record; those that are refused record none. */
const recordAll = (commands: readonly CatalogueCommand[]): CatalogueEvent[] => {
  const facts: CatalogueEvent[] = [];
  for (const one of commands) facts.push(...decideOn(facts, one));
  return facts;
};

const decideOn = (facts: readonly CatalogueEvent[], one: CatalogueCommand): readonly CatalogueEvent[] => {
  try {
    return decide(catalogueEvent, evolve(catalogueEvent, facts), one);
  } catch {
    return [];
  }
};

const isShown = (facts: readonly CatalogueEvent[], { happening, rebookedAs }: Announcement): boolean => {
  const [document] = Object.values(documentsOf(catalogue, facts as never));
  const [entry] = Object.values(documentsOf(sourceEntries, facts as never));
  const settled = { id: 1, happening, doubles: [], ...(rebookedAs && { rebookedAs }) };
  return entry !== undefined && isPublished(settled, toEventContent(happening, LISTING, 'Other'), entry, document);
};

describe('What is published already', () => {
  it('is only what would record nothing, whatever happened before', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 6 }), announcement, (history, next) => {
        const facts = recordAll(history);
        if (isShown(facts, next)) expect(decideOn(facts, toCommand(next))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is what a source has just announced, whatever it announced before', () => {
    fc.assert(
      fc.property(fc.array(announcement, { minLength: 1, maxLength: 4 }), (announcements) => {
        const facts = recordAll(announcements.map(toCommand));
        const last = announcements.at(-1)!;
        expect(isShown(facts, last)).toBe(decideOn(facts, toCommand(last)).length === 0);
      }),
    );
  });
});
