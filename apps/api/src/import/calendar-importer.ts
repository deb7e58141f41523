import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays, DEFAULT_DISPLAY_ORDER, OCCURRENCE_DAYS_AHEAD } from '#libs/contracts';
import {
  type EntryId,
  type Listing,
  MakeEventPrivate,
  MergeEvent,
  PublishEvent,
  parseEntryId,
  RegisterOrganization,
  toEntryId,
  WithdrawEvent,
} from '#libs/domain';
import {
  type Command,
  type CommandMetadata,
  createTurnPause,
  EventStore,
  type NewEvent,
  NotCaughtUp,
  Projector,
  ReadModels,
} from '#libs/event-sourcing';
import { ProblemList, toOrganizationId, toSubOrganizationId } from '#libs/integrations';
import { catalogue, type SourceEventDocument, sourceEntries } from '#projections';
import { Commands } from '../commands/commands';
import { forEachInParallel } from '../commands/for-each-in-parallel';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { assertCalendar } from './assert-calendar';
import { computeDifference, type ImportDifference } from './difference';
import { countFeedDays, type FeedDays } from './feed-days';
import type { HeldImport } from './guard-import';
import { isPublished } from './is-published';
import { type ForcedImport, type ImportJudgement, judgeImport, judgeUnchanged, type SourceReading } from './judge-import';
import { countPrivate } from './private-events';
import { countIfAllOver } from './select-occurrences';
import type { SettledOccurrence } from './settlement';
import { EMPTY_HISTORY, type SourceHistory } from './source-history';
import { toEventContent } from './to-event-content';

const DAYS_BACK = 30;

/** Bounds how long others wait while documents are read. */
const EVENTS_PER_READ = 100;

/** One calendar of one organization. `calendar` distinguishes it from the organization's other calendars; `name` is for people. */
export type SourceDescription = Readonly<{
  name: string;
  calendar: string;
  organization: string;
  subOrganization?: string;
  category?: string;
  /** Set for a stored source: its organization stays the publisher after a renaming. */
  id?: string;
}>;

/** `facts` counts the recorded facts by type; it is empty if nothing changed. */
export type ImportResult = Readonly<{
  source: string;
  /** The correlation id of all its facts. */
  run: string;
  /** Number of distinct events in the feed. */
  happenings: number;
  privates: number;
  /** Number of events, if all of them are over. */
  allOver?: number;
  /** Absent if the feed is unchanged. */
  days?: FeedDays;
  facts: Readonly<Record<string, number>>;
  problems: readonly string[];
  unrecorded: number;
  /** The caller stores it and passes it to the next import of this source. */
  history: SourceHistory;
  /** Why nothing was recorded. An operator may still accept the import. */
  heldBack?: string;
  /** Passed as `force` to accept the held import; a different one is held again. */
  held?: HeldImport;
  difference?: ImportDifference;
}>;

export type OnImportProgress = (done: number, of: number) => void;

type ImportOptions = Readonly<{
  history?: SourceHistory;
  force?: ForcedImport;
  stopped?: AbortSignal | undefined;
  progress?: OnImportProgress | undefined;
}>;

@Injectable()
export class CalendarImporter {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  async sourceIdOf(source: SourceDescription): Promise<string> {
    return (await this.findPublisher(source)).id;
  }

  importWindow() {
    const today = this.clock.today();
    return { timeZone: this.town.timeZone, from: addDays(today, -DAYS_BACK), to: addDays(today, OCCURRENCE_DAYS_AHEAD) };
  }

  /**
   * Records what changed, without waiting for the read models. Throws an Error if nothing could be imported; then, and after a
   * held import, nothing has changed. After `stopped` aborts it throws once the current fact is recorded: the next import
   * completes this one.
   */
  async load(
    source: SourceDescription,
    reading: SourceReading,
    { history = EMPTY_HISTORY, force = false, stopped, progress }: ImportOptions = {},
  ): Promise<ImportResult> {
    assertCalendar(reading);
    const { publisher, knownEntries } = await this.readKnownEntries(source);
    const judgement = judgeImport({
      source: publisher.id,
      reading,
      knownEntries,
      history,
      force,
      moment: this.currentTime(),
    });
    const loaded = await this.carryOut(source, publisher, judgement, knownEntries, stopped, progress);
    const difference = judgement.withheld && (await this.computeDifference(publisher, judgement.withheld));
    const happenings = (judgement.withheld ?? judgement).settled.length;
    const problems = [...reading.problems, ...loaded.problems];
    const privates = countPrivate(reading.privates ?? []);
    const moment = this.currentTime();
    const allOver = countIfAllOver(reading, moment);
    return {
      ...{ ...loaded, happenings, privates, problems },
      ...(allOver && { allOver }),
      days: countFeedDays(judgement.settled, reading, moment.today),
      ...(difference && { difference }),
    };
  }

  /** Counts as a successful import: the source reports that nothing has changed since the last one. */
  async loadUnchanged(source: SourceDescription, { history = EMPTY_HISTORY, stopped }: ImportOptions): Promise<ImportResult> {
    const { publisher, knownEntries } = await this.readKnownEntries(source);
    const judgement = judgeUnchanged({ knownEntries, history, moment: this.currentTime() });
    return this.carryOut(source, publisher, judgement, knownEntries, stopped);
  }

  private async carryOut(
    { name }: SourceDescription,
    publisher: Publisher,
    judgement: ImportJudgement,
    knownEntries: readonly SourceEventDocument[],
    stopped?: AbortSignal,
    progress?: OnImportProgress,
  ): Promise<ImportResult> {
    const run = randomUUID();
    const { withdrawn, history, heldBack, held } = judgement;
    const hidden = await this.addMerged(judgement.hidden, judgement.settled);
    const settled = await this.findChanged(publisher, judgement.settled, knownEntries);
    const facts: Record<string, number> = {};
    const failures = new ProblemList();
    let unrecorded = 0;
    let triedCount = 0;
    const issue: IssueCommand = (kind, data) => this.commands.issueWithin(run, `source ${publisher.id}`, kind, data);
    const recording = async (eventText: string, record: () => Promise<readonly NewEvent[]>) => {
      stopped?.throwIfAborted();
      try {
        countFacts(facts, await record());
      } catch (error) {
        unrecorded += 1;
        failures.report(`${eventText} was not recorded: ${(error as Error).message}`);
      }
      progress?.(++triedCount, hidden.length + settled.length + withdrawn.length);
    };
    await forEachInParallel(hidden, (id) => recording('That an event is private', () => issue(MakeEventPrivate, { id })));
    if (!heldBack) await issue(RegisterOrganization, publisher.registration);
    // Rebooked events first: only a new event is recognized as the replacement, also if this import breaks off.
    for (const those of [settled.filter(isRebooked), settled.filter((one) => !isRebooked(one))])
      await forEachInParallel(those, (one) => recording(nameAndDateOf(one.happening), () => this.publish(publisher, one, issue)));
    await forEachInParallel(withdrawn, (entry) => recording(nameAndDateOf(entry), () => issue(WithdrawEvent, { id: entry.id })));
    const sourceId = { source: name, run, happenings: 0, privates: 0, facts, problems: failures.list(), unrecorded, history };
    return { ...sourceId, ...(heldBack !== undefined && { heldBack }), ...(held && { held }) };
  }

  /** The read models show all facts of the source. */
  private async findChanged(
    { listing, category }: Publisher,
    settled: readonly SettledOccurrence[],
    knownEntries: readonly SourceEventDocument[],
  ): Promise<readonly SettledOccurrence[]> {
    const entries = new Map(knownEntries.map((entry) => [entry.id, entry]));
    const knownOccurrences = settled.filter(({ id }) => entries.has(id));
    const unchangedOccurrences = new Set<SettledOccurrence>();
    const turn = createTurnPause();
    for (let at = 0; at < knownOccurrences.length; at += EVENTS_PER_READ) {
      await turn();
      const some = knownOccurrences.slice(at, at + EVENTS_PER_READ);
      const ids = some.map(({ id }) => id);
      const documents = await this.readModels.getMany(catalogue, ids);
      for (const [i, one] of some.entries()) {
        const content = toEventContent(one.happening, listing, category);
        if (isPublished(one, content, entries.get(one.id)!, documents[i])) unchangedOccurrences.add(one);
      }
    }
    return settled.filter((one) => !unchangedOccurrences.has(one));
  }

  private async publish(
    { id: source, listing, category }: Publisher,
    { id, happening, doubles, rebookedAs }: SettledOccurrence,
    issue: IssueCommand,
  ) {
    const content = toEventContent(happening, listing, category);
    const origin = { source, uid: happening.uid, instance: happening.instance };
    const cancelled = happening.status === 'cancelled';
    const published = await issue(PublishEvent, { id, content, origin, cancelled, ...(rebookedAs && { rebookedAs }) });
    const merged = await Promise.all(doubles.map((double) => issue(MergeEvent, { id: double, into: id })));
    return [...published, ...merged.flat()];
  }

  /** Adds events merged into them, whose facts can be read as well, but not those that the feed announces publicly. */
  private async addMerged(
    hidden: readonly SourceEventDocument[],
    settled: readonly SettledOccurrence[],
  ): Promise<readonly number[]> {
    const all = new Set(hidden.map(({ id }) => id));
    const toldToAll = new Set(settled.map(({ id }) => id));
    for (const into of all) {
      const merged = await this.readModels.find(catalogue, { mergedInto: { eq: into } });
      for (const { event } of merged) if (!toldToAll.has(event.id)) all.add(event.id);
    }
    return [...all];
  }

  private async computeDifference(
    { listing, category }: Publisher,
    withheld: NonNullable<ImportJudgement['withheld']>,
  ): Promise<ImportDifference> {
    const { settled, knownEntries } = withheld;
    const proposed = settled.map(({ id, happening }) => ({
      id,
      happening,
      content: toEventContent(happening, listing, category),
    }));
    const documents = await this.readModels.getMany(
      catalogue,
      knownEntries.map(({ id }) => id),
    );
    const shownEvents = documents.flatMap((document) => (document ? [document.event] : []));
    return computeDifference({ ...withheld, proposed, shownEvents });
  }

  private currentTime() {
    return { now: this.clock.now(), today: this.clock.today() };
  }

  private async readKnownEntries(source: SourceDescription) {
    await this.waitForReadModels();
    const publisher = await this.findPublisher(source);
    return { publisher, knownEntries: await this.readModels.find(sourceEntries, { source: { eq: publisher.id } }) };
  }

  /** Events that the read models lack would be imported twice. Throws NotCaughtUp when these stop advancing. */
  private async waitForReadModels() {
    if (await this.projector.showsEventually(await this.store.head())) return;
    throw new NotCaughtUp('Import again when they have.');
  }

  /** Includes the registration of a new one. The source id is built from the publisher's id, so it survives a renaming. */
  async findPublisher({
    id: sourceId,
    calendar,
    organization,
    subOrganization,
    category: givenCategory,
  }: SourceDescription): Promise<Publisher> {
    const names = await this.directory.names();
    const sourceListing = sourceId === undefined ? {} : parseEntryId(sourceId.split(' ', 1)[0] as EntryId);
    const listedOrganization = sourceListing.organizationId
      ? names.byIdentity(sourceListing.organizationId)
      : names.organization(organization);
    const { id, name, description, displayOrder } = listedOrganization ?? {
      id: sourceListing.organizationId ?? toOrganizationId(organization),
      name: organization,
      description: '',
      displayOrder: DEFAULT_DISPLAY_ORDER,
    };
    // The category of the events, and of the organization if it is new: another calendar of it may have another category.
    const category = givenCategory ?? listedOrganization?.category ?? 'Other';
    const sub = subOrganization && {
      subOrganizationId:
        sourceListing.subOrganizationId ??
        (listedOrganization && names.subOrganization(listedOrganization, subOrganization)?.id) ??
        toSubOrganizationId(id, subOrganization),
      name: subOrganization,
      subDisplayOrder: DEFAULT_DISPLAY_ORDER,
    };
    const listing = { organizationId: id, ...(sub && { subOrganizationId: sub.subOrganizationId }) };
    const source = `${toEntryId(id, listing.subOrganizationId)} ${calendar}`;
    const subOrganizations = sub ? [sub] : [];
    const registration = {
      id,
      name,
      category: listedOrganization?.category ?? category,
      description,
      displayOrder,
      subOrganizations,
    };
    return { id: source, listing, category, registration };
  }
}

export type Publisher = { id: string; listing: Listing; category: string; registration: RegisterOrganization['data'] };

type IssueCommand = <Data>(
  kind: new (data: Data, issued: CommandMetadata) => Command<string, Data>,
  data: NoInfer<Data>,
) => Promise<readonly NewEvent[]>;

const nameAndDateOf = ({ name, date }: Readonly<{ name: string; date: string }>) => `${name}, ${date},`;

const isRebooked = ({ rebookedAs }: SettledOccurrence) => rebookedAs !== undefined;

const countFacts = (facts: Record<string, number>, recorded: readonly NewEvent[]) => {
  for (const { type } of recorded) facts[type] = (facts[type] ?? 0) + 1;
};
