import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { TownEvent } from '#libs/contracts';
import type { Trait, Traits } from '#libs/contracts/filters';
import { ReadModels } from '#libs/event-sourcing';
import { classifyEvent, findSeriesTraits, type SeriesTraits, seriesKeyOf, withCorrections, withSeriesTraits } from '#libs/traits';
import { catalogue, organizations, type TraitCorrection, traitCorrections } from '#projections';
import { Directory } from '../organizations/directory';
import { DerivedValue } from '../response-cache/derived-value';
import { mapInTurns } from '../response-cache/map-in-turns';

type SeriesCorrections = Readonly<Partial<Record<Trait, TraitCorrection & Readonly<{ event: number }>>>>;

type ClassifiedEvent = Readonly<{ about: string; series: string; traits: Traits }>;

type Evidence = Readonly<{ own: Traits; ofSeries: Traits | undefined; corrections: SeriesCorrections | undefined }>;

/** What events are: by their evidence, by what other events of the series say, and by what operators corrected. */
@Injectable()
export class EventTraits {
  private readonly corrections: DerivedValue<ReadonlyMap<string, SeriesCorrections>>;
  private readonly classified = new WeakMap<TownEvent, ClassifiedEvent>();
  private readonly attached = new WeakMap<TownEvent, Readonly<{ from: Evidence; event: TownEvent }>>();

  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
  ) {
    this.corrections = new DerivedValue(readModels, [catalogue, organizations, traitCorrections], () => this.readCorrections());
  }

  async ofSeries(events: readonly TownEvent[]): Promise<SeriesTraits> {
    const aboutOf = await this.descriptions();
    return findSeriesTraits(await mapInTurns(events, (event) => this.classify(event, aboutOf)));
  }

  /** An event whose traits are unchanged stays the same object. */
  async attach<Shown extends TownEvent>(events: readonly Shown[], ofSeries: SeriesTraits): Promise<Shown[]> {
    const [aboutOf, corrections] = [await this.descriptions(), await this.corrections.get()];
    return mapInTurns(events, (event) => {
      if (event.isPrivate) return event;
      const { series, traits } = this.classify(event, aboutOf);
      return this.withTraits(event, {
        own: traits,
        ofSeries: event.description ? undefined : ofSeries.get(series),
        corrections: corrections.get(series),
      });
    });
  }

  private withTraits<Shown extends TownEvent>(event: Shown, from: Evidence): Shown {
    const before = this.attached.get(event);
    if (before && isSameEvidence(before.from, from)) return before.event as Shown;
    const traits = withCorrections(withSeriesTraits(from.own, from.ofSeries), decisionsOf(from.corrections));
    const after = before && isDeepStrictEqual(before.event.traits, traits) ? (before.event as Shown) : { ...event, traits };
    this.attached.set(event, { from, event: after });
    return after;
  }

  async correctionsOf(event: TownEvent): Promise<SeriesCorrections> {
    return (await this.corrections.get()).get(seriesKeyOf(event)) ?? {};
  }

  private classify(event: TownEvent, aboutOf: ReadonlyMap<string, string>): ClassifiedEvent {
    const about = aboutOf.get(event.organization) ?? '';
    const before = this.classified.get(event);
    if (before?.about === about) return before;
    const classified = { about, series: seriesKeyOf(event), traits: classifyEvent(event, about) };
    this.classified.set(event, classified);
    return classified;
  }

  private async descriptions(): Promise<ReadonlyMap<string, string>> {
    const { organizations } = await this.directory.names();
    return new Map(organizations.map(({ name, description = '' }) => [name, description]));
  }

  /** The latest correction of a trait counts for the whole series. */
  private async readCorrections(): Promise<ReadonlyMap<string, SeriesCorrections>> {
    const documents = await this.readModels.find(traitCorrections);
    if (documents.length === 0) return new Map();
    const events = await this.readModels.getMany(
      catalogue,
      documents.map(({ id }) => id),
    );
    const names = await this.directory.names();
    const entries = documents.flatMap(({ id, traits }, at) => {
      const event = events[at]?.event;
      if (!event || event.isPrivate) return [];
      const key = seriesKeyOf({ name: event.name, organization: names.namesOf(event).organization });
      return Object.entries(traits).map(([trait, correction]) => ({ key, trait, correction: { ...correction, event: id } }));
    });
    const ordered = entries.sort((a, b) => (a.correction.at < b.correction.at ? -1 : 1));
    const bySeries = new Map<string, SeriesCorrections>();
    for (const { key, trait, correction } of ordered) bySeries.set(key, { ...bySeries.get(key), [trait]: correction });
    return bySeries;
  }
}

const isSameEvidence = (one: Evidence, other: Evidence): boolean =>
  one.own === other.own &&
  isDeepStrictEqual(one.ofSeries, other.ofSeries) &&
  isDeepStrictEqual(one.corrections, other.corrections);

const decisionsOf = (corrections: SeriesCorrections = {}): Readonly<Partial<Record<Trait, boolean>>> =>
  Object.fromEntries(Object.entries(corrections).map(([trait, { is }]) => [trait, is]));
