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
import { documentsOf, issued } from '#libs/event-sourcing/testing';
import type { Happening } from '#libs/integrations';
import { catalogue, counts, sourceEntries } from '#projections';
import { contentOf } from '../content-of';
import { type Force, type Judgement, judge } from '../judgement';
import type { LoadReading } from '../load-reading';
import type { Settled } from '../settlement';
import { NO_HISTORY, type SourceHistory } from '../source-history';

export const SOURCE = 'Library / events.ics';

/** The events of one source after some loads, by the deciders and read models that the server has. */
export const town = () => {
  const facts: CatalogueEvent[] = [];
  let history: SourceHistory = NO_HISTORY;
  const decided = (id: number, command: CatalogueCommand): readonly CatalogueEvent[] => {
    const about = facts.filter(({ data }) => data.id === id);
    return decide(catalogueEvent, evolve(catalogueEvent, about), command);
  };
  const publish = ({ id, happening, rebookedAs }: Settled) => {
    const content = contentOf(happening, { organizationId: 4 }, 'Education');
    const origin = { source: SOURCE, uid: happening.uid, instance: happening.instance };
    return decided(
      id,
      new PublishEvent(
        { id, content, origin, cancelled: happening.status === 'cancelled', ...(rebookedAs && { rebookedAs }) },
        issued,
      ),
    );
  };
  const documents = () => Object.values(documentsOf(catalogue, facts as never[]));

  const judged = (reading: LoadReading, today: string, force: Force = false) => {
    const known = Object.values(documentsOf(sourceEntries, facts as never[]));
    const moment = { today, now: `${today}T12:00:00-05:00` };
    return judge({ source: SOURCE, reading, known, history, moment, force });
  };

  return {
    judged,
    /** Answers what was judged of it and which facts that led to. */
    load: (reading: LoadReading, today: string, force: Force = false): Judgement & { facts: CatalogueEvent[] } => {
      const before = facts.length;
      const judgement = judged(reading, today, force);
      for (const { id } of judgement.hidden) facts.push(...decided(id, new MakeEventPrivate({ id }, issued)));
      for (const one of judgement.settled) {
        const { id, doubles } = one;
        facts.push(...publish(one));
        for (const double of doubles) facts.push(...decided(double, new MergeEvent({ id: double, into: id }, issued)));
      }
      for (const { id } of judgement.withdrawn) facts.push(...decided(id, new WithdrawEvent({ id }, issued)));
      history = judgement.history;
      return { ...judgement, facts: facts.slice(before) };
    },
    documents,
    shown: () => documents().flatMap(({ event }) => (event.status === 'withdrawn' ? [] : [event])),
    counted: () => {
      const [document = {}] = Object.values(documentsOf(counts, facts as never[]));
      return (document['4'] ?? []).reduce((sum, [, count]) => sum + count, 0);
    },
    history: () => history,
  };
};

export const happening = (about: Partial<Happening> = {}): Happening => {
  const startTime = about.startTime ?? '2026-11-24T10:30:00-05:00';
  const told = {
    uid: 'story',
    name: 'Story time',
    date: startTime.slice(0, 10),
    time: '',
    location: 'Main hall',
    status: 'confirmed' as const,
  };
  return { ...told, startTime, instance: startTime, ...about };
};

export const on = (day: string) => {
  const startTime = `${day}T10:30:00-05:00`;
  return { startTime, instance: startTime };
};
