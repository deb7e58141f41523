import { Injectable } from '@nestjs/common';
import { byName } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { type SourceDocument, sources } from '#projections';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { isDue } from './next-check';
import { type OpenSource, SourceAddresses } from './source-addresses';
import { NOTHING, type SourceNote, SourceNotes } from './source-note';
import { reportOf } from './source-report';
import { type Standing, standingOf } from './source-standing';
import { sourceOf } from './sync';
import { Timing } from './timing';
import { textOf } from './validators';

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
