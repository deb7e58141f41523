import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { byName, type Checking, isWeb, type OpsSource } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { type SourceDocument, sources } from '#projections';
import { type SourceCheck, SourceChecks } from '../events/source-checks';
import type { Difference } from '../import/difference';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { type OpenSource, SourceAddresses, shownAddress } from './source-addresses';
import { NOTHING, type SourceNote, SourceNotes, seenAs, textOf } from './source-note';
import { reportOf } from './source-report';
import { type Standing, standingOf } from './source-standing';
import { sourceOf } from './sync';
import { isDue, Timing } from './timing';

/** A source, what is remembered of it, what it is worth, and that in words. */
export type KnownSource = Readonly<{
  source: OpenSource;
  name: string;
  note: SourceNote;
  standing: Standing;
  report: string;
  advice: string;
}>;

/** What is known of where this town's events come from. */
@Injectable()
export class Sources {
  constructor(
    private readonly readModels: ReadModels,
    private readonly notes: SourceNotes,
    private readonly addresses: SourceAddresses,
    private readonly configuration: Configuration,
    private readonly timing: Timing,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  /** Those in trouble first, then the others, each by name. */
  async all(now = this.timing.now()): Promise<readonly KnownSource[]> {
    const [found, notes] = await Promise.all([this.readModels.find(sources), this.notes.all()]);
    const open = await Promise.all(found.map((source) => this.addresses.opened(source)));
    return open
      .map((source) => this.known(source, notes.get(source.id) ?? NOTHING, now))
      .sort((a, b) => Number(b.standing.isTrouble) - Number(a.standing.isTrouble) || byName(a.name, b.name));
  }

  /** Those whose time has come, longest waiting first. One that was moved is asked at once. */
  async due(now = this.timing.now()): Promise<readonly OpenSource[]> {
    const all = await this.all(now);
    return all
      .filter(({ source, note }) => !source.isPaused && (note.of !== textOf(source) || isDue(triedIn(note), now)))
      .sort((a, b) => (triedIn(a.note).nextAt ?? 0) - (triedIn(b.note).nextAt ?? 0))
      .map(({ source }) => source);
  }

  /** Milliseconds until the next source becomes due that is not due yet; infinite if there is none. */
  async untilNextDue(now = this.timing.now()): Promise<number> {
    const notes = await this.notes.all();
    const rests = [...notes.values()].map((note) => (triedIn(note).nextAt ?? now) - now);
    return Math.min(...rests.filter((rest) => rest > 0));
  }

  known(source: OpenSource, note: SourceNote, now = this.timing.now()): KnownSource {
    const standing = this.standing(source, note, now);
    const { reason } = standing;
    const { pausedFor, pausedUntil } = source;
    const words = reportOf({ reason, note, pausedFor, pausedUntil, timeZone: this.town.timeZone, now });
    return { source, name: sourceOf(source).name, note, standing, ...words };
  }

  /** What it is worth; `now` is of the system's clock, by which sources are checked. */
  standing({ isPaused }: Pick<SourceDocument, 'isPaused'>, note: SourceNote, now = this.timing.now()): Standing {
    return standingOf({
      note,
      isPaused: isPaused === true,
      today: this.clock.today(),
      now,
      everyMinutes: this.configuration.SYNC_MINUTES,
    });
  }
}

const triedIn = ({ triedAt, nextAt }: SourceNote) => ({
  ...(triedAt && { triedAt: Date.parse(triedAt) }),
  ...(nextAt && { nextAt: Date.parse(nextAt) }),
});

/** What residents are told of where an event comes from. */
@Injectable()
export class SourceHealth extends SourceChecks {
  constructor(
    private readonly readModels: ReadModels,
    private readonly notes: SourceNotes,
    private readonly known: Sources,
    private readonly addresses: SourceAddresses,
  ) {
    super();
  }

  /**
   * Of each of these sources that was ever checked. `now` is in milliseconds of the system's clock, by which sources are checked. What was
   * imported by hand or was removed is never stale: nobody promised to look again.
   */
  async of(ids: readonly string[], now?: number): Promise<ReadonlyMap<string, SourceCheck>> {
    const [found, notes] = await Promise.all([
      this.readModels.getMany(sources, ids),
      Promise.all(ids.map((id) => this.notes.of(id))),
    ]);
    const opened = await Promise.all(found.map((source) => source && this.addresses.opened(source)));
    const checks = notes.map((note, nth) => {
      const source = opened[nth];
      const host = source && publicHost(source.address);
      return {
        ...(note.checkedAt && { checkedAt: note.checkedAt }),
        isStale: source !== undefined && this.known.standing(source, note, now).isStale,
        ...(source?.address && { file: textOf({ address: source.address }) }),
        ...(host && { host }),
      };
    });
    return new Map(ids.map((id, nth) => [id, checks[nth]!]));
  }
}

/** The name of a server on the web; nothing of an address in numbers, or of a name that only our own network knows. */
const publicHost = (address: string): string | undefined => {
  if (!isWeb(address) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return hostname.includes('.') && isIP(hostname) === 0 ? hostname : undefined;
};

type Beside = Readonly<{ checking?: Checking | undefined; difference?: Difference | undefined }>;

/** A source as an operator's screen shows it. */
export const toldOf = (
  { source, name, note, standing, report, advice }: KnownSource,
  { checking, difference }: Beside = {},
): OpsSource => {
  const { state, reason, isTrouble, upcoming } = standing;
  const { id, organization, subOrganization, calendar, timeZone, isPaused = false, pausedUntil } = source;
  return {
    ...{ id, name, organization, calendar, address: shownAddress(source.address) },
    ...{ state, reason, isTrouble, isPaused, report, advice, upcoming },
    ...(subOrganization && { subOrganization }),
    ...(timeZone && { timeZone }),
    ...(pausedUntil && { pausedUntil }),
    problems: [...(note.problems ?? [])],
    ...(note.triedAt && { lastTried: note.triedAt }),
    ...(note.checkedAt && { lastLoad: note.checkedAt }),
    ...(note.nextAt && !isPaused && { nextLoad: note.nextAt }),
    ...(note.heldBack && { heldBack: { since: note.heldBack.since, of: seenAs(note.heldBack), ...countsIn(difference) } }),
    ...(note.zoneSuspicion && !timeZone && { zoneSuspicion: note.zoneSuspicion }),
    ...(checking && { checking }),
  };
};

const countsIn = (difference?: Difference) => ({
  gone: difference?.gone.length ?? 0,
  changed: difference?.changed.length ?? 0,
  added: difference?.added.length ?? 0,
});
