import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TownEvent } from '#libs/contracts';
import { TRAITS, type Trait, type Traits } from '#libs/contracts/filters';
import { readCalendar } from '#libs/integrations';
import { createSampleTown } from '#libs/sample-town';
import { classifyEvent, findSeriesTraits, seriesKeyOf, withSeriesTraits } from '#libs/traits';
import { readSourcesFile } from '../apps/cli/src/sources-file';
import { TODAY } from './app';
import { eventsOfInventedTowns } from './data/invented-town-context';
import { type EventLabels, eventLabels } from './data/labels';

const FEEDS_FOLDER = process.env['TOWNSHIP_FEEDS'] ?? '';
const hasFeeds = existsSync(join(FEEDS_FOLDER, 'sources.csv'));
const DAYS = ['2026-03-25', '2026-03-18'];

type ReadEvent = TownEvent & Readonly<{ source: string; uid: string }>;

const readTownship = (): ReadEvent[] =>
  DAYS.flatMap((day) =>
    readSourcesFile(join(FEEDS_FOLDER, 'sources.csv')).flatMap(({ file, organization, category }) =>
      readCalendar(readFileSync(join(FEEDS_FOLDER, day, file)), {
        timeZone: 'America/New_York',
        from: '2026-02-16',
        to: '2027-04-22',
      }).occurrences.map((read) => ({
        ...{ id: 0, organization: organization!, category: category! },
        ...read,
        ...{ source: file, status: 'confirmed' as const },
      })),
    ),
  );

const readSample = (): { events: ReadEvent[]; aboutOf: ReadonlyMap<string, string> } => {
  const { events, organizations } = createSampleTown(TODAY, 'America/New_York');
  return {
    events: events.map((event) => ({ id: 0, status: 'confirmed' as const, ...event, source: event.organization })),
    aboutOf: new Map(organizations.map(({ name, description }) => [name, description ?? ''])),
  };
};

const readTowns = (): ReadEvent[][] =>
  eventsOfInventedTowns().map(([town, events]) =>
    events.map((event) => ({ ...event, source: town.replace('blind-', ''), uid: String(event.id) })),
  );

type Judged = Readonly<{ labels: EventLabels['labels']; half: EventLabels['half']; traits: Traits }>;

const judge = (set: EventLabels['set'], events: readonly ReadEvent[], aboutOf: ReadonlyMap<string, string>): Judged[] => {
  const traits = new Map(events.map((event) => [event, classifyEvent(event, aboutOf.get(event.organization))]));
  const ofSeries = findSeriesTraits(events.map((event) => ({ series: seriesKeyOf(event), traits: traits.get(event)! })));
  return eventLabels()
    .filter((one) => one.set === set)
    .flatMap(({ source, uid, date, ...label }) => {
      const event = events.find((one) => one.source === source && one.uid === uid && one.date === date);
      if (!event) return [];
      const own = traits.get(event)!;
      return [{ ...label, traits: event.description ? own : withSeriesTraits(own, ofSeries.get(seriesKeyOf(event))) }];
    });
};

const measure = (judged: readonly Judged[], trait: Trait) => {
  const labelled = judged.filter(({ labels }) => labels[trait] !== undefined);
  const found = labelled.filter(({ traits }) => traits[trait]);
  const said = found.filter(({ traits }) => !traits[trait]!.level);
  const areSo = (some: readonly Judged[]) => some.filter(({ labels }) => labels[trait]).length;
  return {
    said: areSo(said) / said.length,
    both: areSo(found) / found.length,
    recall: areSo(found) / areSo(labelled),
  };
};

const describeFigures = (judged: readonly Judged[]) =>
  TRAITS.map((trait) => [trait, measure(judged, trait)] as const)
    .map(([trait, { said, both, recall }]) => `${trait}: ${[said, both, recall].map((one) => one.toFixed(3)).join(', ')}`)
    .join('\n');

const HALVES = ['tuned on', 'held out'] as const;

describe('What an event is, found in what is written of it', () => {
  const { events, aboutOf } = readSample();
  const sample = judge('sample', events, aboutOf);
  const towns = readTowns().flatMap((ofTown) => judge('towns', ofTown, new Map()));
  const township = hasFeeds ? judge('township', readTownship(), new Map()) : [];

  it('is measured on every labelled event', () => {
    expect(sample).toHaveLength(200);
    expect(towns).toHaveLength(648);
    if (hasFeeds) expect(township).toHaveLength(300);
  });

  if (!hasFeeds) it.skip('of a real township too (skipped: TOWNSHIP_FEEDS names no folder with its sources)', () => {});

  it.each(HALVES)('is right of the half that is %s', (half) => {
    const judged = [...sample, ...towns, ...township].filter((one) => one.half === half);
    if (process.env['CLASSIFICATION_FIGURES']) process.stdout.write(`${half}: said, both, recall\n${describeFigures(judged)}\n`);
    for (const trait of ['free', 'children'] as const) {
      const { said, both, recall } = measure(judged, trait);
      expect([trait, said >= 0.98, both >= 0.9, recall >= 0.85]).toEqual([trait, true, true, true]);
    }
  });
});
