import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays, DEFAULT_DISPLAY_ORDER } from '#libs/contracts';
import {
  type EntryId,
  entryId,
  type Listing,
  MakeEventPrivate,
  MergeEvent,
  PublishEvent,
  partsOf,
  RegisterOrganization,
  WithdrawEvent,
} from '#libs/domain';
import { type Command, EventStore, type Issued, type NewEvent, NotCaughtUp, Projector, ReadModels } from '#libs/event-sourcing';
import { organizationId, Problems, subOrganizationId } from '#libs/integrations';
import { catalogue, type SourceEntry, sourceEntries } from '#projections';
import { Commands } from '../commands/commands';
import { inParallel } from '../commands/in-parallel';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { assertCalendar } from './assert-calendar';
import { contentOf } from './content-of';
import { type Difference, differenceOf } from './difference';
import { allOverIn } from './elsewhere';
import { type FeedDays, feedDays } from './feed-days';
import type { Held } from './guard';
import { type Force, type Judgement, judge, judgeUnchanged, type Reading } from './judgement';
import { privatesLeftOut } from './privates';
import type { Settled } from './settlement';
import { NO_HISTORY, type SourceHistory } from './source-history';

const DAYS_BACK = 30;
const DAYS_AHEAD = 400;

/** One calendar of one organization. `calendar` tells it from the organization's other calendars, `name` is how people call it. */
export type Source = Readonly<{
  name: string;
  calendar: string;
  organization: string;
  subOrganization?: string;
  category?: string;
  /** Of one that is kept: the organization in it publishes it, whoever bears the name today. */
  id?: string;
}>;

/** What a load of a source came to. `facts` counts what was recorded, by type; nothing where nothing had changed. */
export type Loaded = Readonly<{
  source: string;
  /** Every fact of it bears this as its correlation. */
  run: string;
  /** What it tells twice is one. */
  happenings: number;
  /** What it has too, and is not for everybody. */
  privates: number;
  /** How many events it tells, where all of them are over. */
  allOver?: number;
  /** When its events end; nothing of a load that is unchanged. */
  days?: FeedDays;
  facts: Readonly<Record<string, number>>;
  problems: readonly string[];
  /** Of its happenings, how many could not be recorded; `problems` says why. */
  unrecorded: number;
  /** What the source has done by now; to be kept, and given with its next load. */
  history: SourceHistory;
  /** Why nothing of it was recorded; an operator may still accept it. */
  heldBack?: string;
  /** To be given as `force` when that is accepted: anything else is held back anew. */
  held?: Held;
  /** What it would have changed. */
  difference?: Difference;
}>;

/** Called while a load is recorded: so many of so many happenings. */
export type Progress = (done: number, of: number) => void;

/** What a source did before, for what of this load an operator answers, and what says that this process is to end. */
type Before = Readonly<{
  history?: SourceHistory;
  force?: Force;
  stopped?: AbortSignal | undefined;
  progress?: Progress | undefined;
}>;

/** Turns what an organization publishes into the town's events. */
@Injectable()
export class Importer {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  /** Which source it is, whatever its publisher is called today. */
  async idOf(source: Source): Promise<string> {
    return (await this.publisherOf(source)).id;
  }

  /** For which days rules are to be expanded today, and in which zone. */
  window() {
    const today = this.clock.today();
    return { timeZone: this.town.timeZone, from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  }

  /**
   * Answers without waiting for the read models. Throws an Error when nothing could be loaded; then nothing has changed, nor has
   * it where the load is held back. `force` says for what an operator answers. Once `stopped`, it throws after the fact that is being
   * recorded: each stands for itself, and what is recorded again records nothing, so the next load ends what this one began.
   */
  async load(
    source: Source,
    reading: Reading,
    { history = NO_HISTORY, force = false, stopped, progress }: Before = {},
  ): Promise<Loaded> {
    assertCalendar(reading);
    const { publisher, known } = await this.whatIsKnown(source);
    const judgement = judge({
      source: publisher.id,
      reading,
      known,
      history,
      force,
      moment: this.moment(),
    });
    const loaded = await this.carryOut(source, publisher, judgement, stopped, progress);
    const difference = judgement.withheld && (await this.wouldChange(publisher, judgement.withheld));
    const happenings = (judgement.withheld ?? judgement).settled.length;
    const problems = [...reading.problems, ...loaded.problems];
    const privates = privatesLeftOut(reading.privates ?? []);
    const moment = this.moment();
    const allOver = allOverIn(reading, moment);
    return {
      ...{ ...loaded, happenings, privates, problems },
      ...(allOver && { allOver }),
      days: feedDays(judgement.settled, reading, moment.today),
      ...(difference && { difference }),
    };
  }

  /** A healthy load of a source that says that nothing has changed since the last one. */
  async loadUnchanged(source: Source, { history = NO_HISTORY, stopped }: Before): Promise<Loaded> {
    const { publisher, known } = await this.whatIsKnown(source);
    return this.carryOut(source, publisher, judgeUnchanged({ known, history, moment: this.moment() }), stopped);
  }

  private async carryOut(
    { name }: Source,
    publisher: Publisher,
    judgement: Judgement,
    stopped?: AbortSignal,
    progress?: Progress,
  ): Promise<Loaded> {
    const run = randomUUID();
    const { settled, withdrawn, history, heldBack, held } = judgement;
    const hidden = await this.withMerged(judgement.hidden, settled);
    const facts: Record<string, number> = {};
    const failures = new Problems();
    let unrecorded = 0;
    let tried = 0;
    const issue: Issue = (kind, data) => this.commands.issueWithin(run, `source ${publisher.id}`, kind, data);
    // One that cannot be recorded costs itself alone.
    const recording = async (told: string, record: () => Promise<readonly NewEvent[]>) => {
      stopped?.throwIfAborted();
      try {
        tally(facts, await record());
      } catch (error) {
        unrecorded += 1;
        failures.report(`${told} was not recorded: ${(error as Error).message}`);
      }
      progress?.(++tried, hidden.length + settled.length + withdrawn.length);
    };
    await inParallel(hidden, (id) => recording('That an event is private', () => issue(MakeEventPrivate, { id })));
    if (!heldBack) await issue(RegisterOrganization, publisher.registration);
    // What is rebooked comes first: only what is new then is known to stand in its place, also where this load breaks off.
    for (const those of [settled.filter(isRebooked), settled.filter((one) => !isRebooked(one))])
      await inParallel(those, (one) => recording(wordsOf(one.happening), () => this.publish(publisher, one, issue)));
    await inParallel(withdrawn, (entry) => recording(wordsOf(entry), () => issue(WithdrawEvent, { id: entry.id })));
    const kept = { source: name, run, happenings: 0, privates: 0, facts, problems: failures.list(), unrecorded, history };
    return { ...kept, ...(heldBack !== undefined && { heldBack }), ...(held && { held }) };
  }

  private async publish(
    { id: source, listing, category }: Publisher,
    { id, happening, doubles, rebookedAs }: Settled,
    issue: Issue,
  ) {
    const content = contentOf(happening, listing, category);
    const origin = { source, uid: happening.uid, instance: happening.instance };
    const cancelled = happening.status === 'cancelled';
    const published = await issue(PublishEvent, { id, content, origin, cancelled, ...(rebookedAs && { rebookedAs }) });
    const merged = await Promise.all(doubles.map((double) => issue(MergeEvent, { id: double, into: id })));
    return [...published, ...merged.flat()];
  }

  /** With those whose happenings they tell by now: what was recorded of these can be read, too. */
  private async withMerged(hidden: readonly SourceEntry[], settled: readonly Settled[]): Promise<readonly number[]> {
    const all = new Set(hidden.map(({ id }) => id));
    const toldToAll = new Set(settled.map(({ id }) => id));
    for (const into of all) {
      const merged = await this.readModels.find(catalogue, { mergedInto: { eq: into } });
      for (const { event } of merged) if (!toldToAll.has(event.id)) all.add(event.id);
    }
    return [...all];
  }

  private async wouldChange({ listing, category }: Publisher, withheld: NonNullable<Judgement['withheld']>): Promise<Difference> {
    const { settled, known } = withheld;
    const told = settled.map(({ id, happening }) => ({ id, happening, content: contentOf(happening, listing, category) }));
    const documents = await this.readModels.getMany(
      catalogue,
      known.map(({ id }) => id),
    );
    const shown = documents.flatMap((document) => (document ? [document.event] : []));
    return differenceOf({ ...withheld, told, shown });
  }

  private moment() {
    return { now: this.clock.now(), today: this.clock.today() };
  }

  private async whatIsKnown(source: Source) {
    await this.everythingKnown();
    const publisher = await this.publisherOf(source);
    return { publisher, known: await this.readModels.find(sourceEntries, { source: { eq: publisher.id } }) };
  }

  /**
   * An event that the read models don't show yet would not be known again, and stand in the calendar twice. A load before this one
   * may have recorded much, so they are waited for as long as they move.
   */
  private async everythingKnown() {
    if (await this.projector.showsInTheEnd(await this.store.head())) return;
    throw new NotCaughtUp('Import again when they have.');
  }

  /** Finds who publishes it, or says who is to be registered. The source goes by its publisher's identity, so it is the same one after a renaming. */
  private async publisherOf({ id: kept, calendar, organization, subOrganization, category: said }: Source): Promise<Publisher> {
    const names = await this.directory.names();
    const listed = kept === undefined ? {} : partsOf(kept.split(' ', 1)[0] as EntryId);
    const known = listed.organizationId ? names.byIdentity(listed.organizationId) : names.organization(organization);
    const { id, name, description, displayOrder } = known ?? {
      id: listed.organizationId ?? organizationId(organization),
      name: organization,
      description: '',
      displayOrder: DEFAULT_DISPLAY_ORDER,
    };
    // Said of its events, and of the organization when it is new: another of its calendars may be of another category.
    const category = said ?? known?.category ?? 'Other';
    const sub = subOrganization && {
      subOrganizationId:
        listed.subOrganizationId ??
        (known && names.subOrganization(known, subOrganization)?.id) ??
        subOrganizationId(id, subOrganization),
      name: subOrganization,
      subDisplayOrder: DEFAULT_DISPLAY_ORDER,
    };
    const listing = { organizationId: id, ...(sub && { subOrganizationId: sub.subOrganizationId }) };
    const source = `${entryId(id, listing.subOrganizationId)} ${calendar}`;
    const subOrganizations = sub ? [sub] : [];
    const registration = { id, name, category: known?.category ?? category, description, displayOrder, subOrganizations };
    return { id: source, listing, category, registration };
  }
}

/** Who publishes a source: under which id, and how it is registered. */
type Publisher = { id: string; listing: Listing; category: string; registration: RegisterOrganization['data'] };

type Issue = <Data>(
  kind: new (data: Data, issued: Issued) => Command<string, Data>,
  data: NoInfer<Data>,
) => Promise<readonly NewEvent[]>;

const wordsOf = ({ name, date }: Readonly<{ name: string; date: string }>) => `${name}, ${date},`;

const isRebooked = ({ rebookedAs }: Settled) => rebookedAs !== undefined;

const tally = (facts: Record<string, number>, recorded: readonly NewEvent[]) => {
  for (const { type } of recorded) facts[type] = (facts[type] ?? 0) + 1;
};
