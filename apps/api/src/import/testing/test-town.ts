import {
  type CatalogueCommand,
  type CatalogueEvent,
  catalogueEvent,
  MakeEventPrivate,
  MergeEvent,
  PublishEvent,
  WithdrawEvent,
} from '#libs/domain';
import { decide, evolve } from '#libs/event-sourcing';
import { documentsOf, testMetadata } from '#libs/event-sourcing/testing';
import type { FeedOccurrence } from '#libs/integrations';
import { catalogue, counts, sourceEntries } from '#projections';
import type { ImportReading } from '../import-reading';
import { type ForcedImport, type ImportJudgement, judgeImport } from '../judge-import';
import type { SettledOccurrence } from '../settlement';
import { EMPTY_HISTORY, type SourceHistory } from '../source-history';
import { toEventContent } from '../to-event-content';

export const SOURCE = 'Library / events.ics';

export const createTestTown = () => {
  const facts: CatalogueEvent[] = [];
  let history: SourceHistory = EMPTY_HISTORY;
  const decided = (id: number, command: CatalogueCommand): readonly CatalogueEvent[] => {
    const about = facts.filter(({ data }) => data.id === id);
    return decide(catalogueEvent, evolve(catalogueEvent, about), command);
  };
  const publish = ({ id, happening, rebookedAs }: SettledOccurrence) => {
    const content = toEventContent(happening, { organizationId: 4 }, 'Education');
    const origin = { source: SOURCE, uid: happening.uid, instance: happening.instance };
    return decided(
      id,
      new PublishEvent(
        { id, content, origin, cancelled: happening.status === 'cancelled', ...(rebookedAs && { rebookedAs }) },
        testMetadata,
      ),
    );
  };
  const documents = () => Object.values(documentsOf(catalogue, facts as never[]));

  const judgeReading = (reading: ImportReading, today: string, force: ForcedImport = false) => {
    const knownEntries = Object.values(documentsOf(sourceEntries, facts as never[]));
    const moment = { today, now: `${today}T12:00:00-05:00` };
    return judgeImport({ source: SOURCE, reading, knownEntries, history, moment, force });
  };

  return {
    judged: judgeReading,
    load: (reading: ImportReading, today: string, force: ForcedImport = false): ImportJudgement & { facts: CatalogueEvent[] } => {
      const before = facts.length;
      const judgement = judgeReading(reading, today, force);
      for (const { id } of judgement.hidden) facts.push(...decided(id, new MakeEventPrivate({ id }, testMetadata)));
      for (const one of judgement.settled) {
        const { id, doubles } = one;
        facts.push(...publish(one));
        for (const double of doubles) facts.push(...decided(double, new MergeEvent({ id: double, into: id }, testMetadata)));
      }
      for (const { id } of judgement.withdrawn) facts.push(...decided(id, new WithdrawEvent({ id }, testMetadata)));
      history = judgement.history;
      return { ...judgement, facts: facts.slice(before) };
    },
    documents,
    shownEvents: () => documents().flatMap(({ event }) => (event.status === 'withdrawn' ? [] : [event])),
    counted: () => {
      const [document = {}] = Object.values(documentsOf(counts, facts as never[]));
      return (document['4'] ?? []).reduce((sum, [, count]) => sum + count, 0);
    },
    history: () => history,
  };
};

export const createOccurrence = (about: Partial<FeedOccurrence> = {}): FeedOccurrence => {
  const startTime = about.startTime ?? '2026-11-24T10:30:00-05:00';
  const defaults = {
    uid: 'story',
    name: 'Story time',
    date: startTime.slice(0, 10),
    time: '',
    location: 'Main hall',
    status: 'confirmed' as const,
  };
  return { ...defaults, startTime, instance: startTime, ...about };
};

export const startingOn = (day: string) => {
  const startTime = `${day}T10:30:00-05:00`;
  return { startTime, instance: startTime };
};
