import { Injectable } from '@nestjs/common';
import { ReadModels } from '#libs/event-sourcing';
import { sources } from '#projections';
import { Configuration } from '../settings/configuration';
import { isDue, isStale, usualRest } from './next-check';
import { type OpenSource, SourceAddresses } from './source-addresses';
import { NOTHING, type SourceNote, SourceNotes } from './source-note';
import { sourceOf } from './sync';
import { Timing } from './timing';
import { textOf } from './validators';

/** A source, what is remembered of it, and whether that may be out of date. */
export type KnownSource = Readonly<{ source: OpenSource; name: string; note: SourceNote; isStale: boolean }>;

/** What is known of where this town's events come from. */
@Injectable()
export class Sources {
  constructor(
    private readonly readModels: ReadModels,
    private readonly notes: SourceNotes,
    private readonly addresses: SourceAddresses,
    private readonly configuration: Configuration,
    private readonly timing: Timing,
  ) {}

  /** By name. */
  async all(now = this.timing.now()): Promise<readonly KnownSource[]> {
    const [found, notes] = await Promise.all([this.readModels.find(sources), this.notes.all()]);
    const open = await Promise.all(found.map((source) => this.addresses.opened(source)));
    return open
      .map((source) => this.known(source, notes.get(source.id) ?? NOTHING, now))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Those whose time has come, longest waiting first. One that was moved is asked at once. */
  async due(now = this.timing.now()): Promise<readonly OpenSource[]> {
    const all = await this.all(now);
    return all
      .filter(({ source, note }) => !source.isPaused && (note.of !== textOf(source) || isDue(triedIn(note), now)))
      .sort((a, b) => (triedIn(a.note).nextAt ?? 0) - (triedIn(b.note).nextAt ?? 0))
      .map(({ source }) => source);
  }

  private known(source: OpenSource, note: SourceNote, now: number): KnownSource {
    const { failures, refreshMinutes, checkedAt } = note;
    const rest = usualRest({ everyMinutes: this.configuration.SYNC_MINUTES, ...(refreshMinutes && { refreshMinutes }) });
    const checked = { failures, rest, ...(checkedAt && { checkedAt: Date.parse(checkedAt) }) };
    return { source, name: sourceOf(source).name, note, isStale: !source.isPaused && isStale(checked, now) };
  }
}

const triedIn = ({ triedAt, nextAt }: SourceNote) => ({
  ...(triedAt && { triedAt: Date.parse(triedAt) }),
  ...(nextAt && { nextAt: Date.parse(nextAt) }),
});
