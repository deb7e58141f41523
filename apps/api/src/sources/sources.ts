import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { compareNames, isWebAddress, type OpsSource, type SourceCheckProgress } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { type SourceDocument, sources } from '#projections';
import { type SourceCheck, SourceChecks } from '../events/source-checks';
import type { ImportDifference } from '../import/difference';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { CheckTiming, isDue } from './check-timing';
import { type DecryptedSource, redactAddress, SourceAddresses } from './source-addresses';
import { toSourceDescription } from './source-checker';
import { EMPTY_NOTE, hashAddressAndZone, heldImportIdOf, type SourceNote, SourceNotes } from './source-note';
import { formatReport } from './source-report';
import { type SourceStatus, sourceStatusOf } from './source-status';

export type KnownSource = Readonly<{
  source: DecryptedSource;
  name: string;
  note: SourceNote;
  status: SourceStatus;
  report: string;
  advice: string;
}>;

@Injectable()
export class Sources {
  constructor(
    private readonly readModels: ReadModels,
    private readonly notes: SourceNotes,
    private readonly addresses: SourceAddresses,
    private readonly configuration: Configuration,
    private readonly timing: CheckTiming,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  async all(now = this.timing.now()): Promise<readonly KnownSource[]> {
    const [documents, notes] = await Promise.all([this.readModels.find(sources), this.notes.all()]);
    const decrypted = await Promise.all(documents.map((source) => this.addresses.decrypt(source)));
    return decrypted
      .map((source) => this.toKnownSource(source, notes.get(source.id) ?? EMPTY_NOTE, now))
      .sort((a, b) => Number(b.status.isTrouble) - Number(a.status.isTrouble) || compareNames(a.name, b.name));
  }

  /** Returns due sources, longest waiting first. A source whose address or zone changed is due at once. */
  async due(now = this.timing.now()): Promise<readonly DecryptedSource[]> {
    const all = await this.all(now);
    return all
      .filter(
        ({ source, note }) => !source.isPaused && (note.of !== hashAddressAndZone(source) || isDue(checkTimesOf(note), now)),
      )
      .sort((a, b) => (checkTimesOf(a.note).nextAt ?? 0) - (checkTimesOf(b.note).nextAt ?? 0))
      .map(({ source }) => source);
  }

  async untilNextDue(now = this.timing.now()): Promise<number> {
    const notes = await this.notes.all();
    const rests = [...notes.values()].map((note) => (checkTimesOf(note).nextAt ?? now) - now);
    return Math.min(...rests.filter((rest) => rest > 0));
  }

  toKnownSource(source: DecryptedSource, note: SourceNote, now = this.timing.now()): KnownSource {
    const status = this.statusOf(source, note, now);
    const { reason } = status;
    const { pausedFor, pausedUntil } = source;
    const words = formatReport({ reason, note, pausedFor, pausedUntil, timeZone: this.town.timeZone, now });
    return { source, name: toSourceDescription(source).name, note, status, ...words };
  }

  statusOf({ isPaused }: Pick<SourceDocument, 'isPaused'>, note: SourceNote, now = this.timing.now()): SourceStatus {
    return sourceStatusOf({
      note,
      isPaused: isPaused === true,
      today: this.clock.today(),
      now,
      everyMinutes: this.configuration.SYNC_MINUTES,
    });
  }
}

const checkTimesOf = ({ triedAt, nextAt }: SourceNote) => ({
  ...(triedAt && { triedAt: Date.parse(triedAt) }),
  ...(nextAt && { nextAt: Date.parse(nextAt) }),
});

@Injectable()
export class PublicSourceChecks extends SourceChecks {
  constructor(
    private readonly readModels: ReadModels,
    private readonly notes: SourceNotes,
    private readonly allSources: Sources,
    private readonly addresses: SourceAddresses,
  ) {
    super();
  }

  /** `now` is in ms of the system clock. Removed or imported by hand, a source is never stale: it is not checked again. */
  async of(ids: readonly string[], now?: number): Promise<ReadonlyMap<string, SourceCheck>> {
    const [found, notes] = await Promise.all([
      this.readModels.getMany(sources, ids),
      Promise.all(ids.map((id) => this.notes.get(id))),
    ]);
    const decryptedSources = await Promise.all(found.map((source) => source && this.addresses.decrypt(source)));
    const checks = notes.map((note, nth) => {
      const source = decryptedSources[nth];
      const host = source && publicHostOf(source.address);
      return {
        ...(note.checkedAt && { checkedAt: note.checkedAt }),
        isStale: source !== undefined && this.allSources.statusOf(source, note, now).isStale,
        ...(source?.address && { file: hashAddressAndZone({ address: source.address }) }),
        ...(host && { host }),
      };
    });
    return new Map(ids.map((id, nth) => [id, checks[nth]!]));
  }
}

const publicHostOf = (address: string): string | undefined => {
  if (!isWebAddress(address) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return hostname.includes('.') && isIP(hostname) === 0 ? hostname : undefined;
};

type SourceDetails = Readonly<{ checking?: SourceCheckProgress | undefined; difference?: ImportDifference | undefined }>;

export const toOpsSource = (
  { source, name, note, status, report, advice }: KnownSource,
  { checking, difference }: SourceDetails = {},
): OpsSource => {
  const { state, reason, isTrouble, upcoming } = status;
  const { id, organization, subOrganization, calendar, timeZone, isPaused = false, pausedUntil } = source;
  return {
    ...{ id, name, organization, calendar, address: redactAddress(source.address) },
    ...{ state, reason, isTrouble, isPaused, report, advice, upcoming },
    ...(subOrganization && { subOrganization }),
    ...(timeZone && { timeZone }),
    ...(pausedUntil && { pausedUntil }),
    problems: [...(note.problems ?? [])],
    ...(note.triedAt && { lastTried: note.triedAt }),
    ...(note.checkedAt && { lastLoad: note.checkedAt }),
    ...(note.nextAt && !isPaused && { nextLoad: note.nextAt }),
    ...(note.heldBack && {
      heldBack: { since: note.heldBack.since, of: heldImportIdOf(note.heldBack), ...countDifference(difference) },
    }),
    ...(note.zoneSuspicion && !timeZone && { zoneSuspicion: note.zoneSuspicion }),
    ...(checking && { checking }),
  };
};

const countDifference = (difference?: ImportDifference) => ({
  gone: difference?.gone.length ?? 0,
  changed: difference?.changed.length ?? 0,
  added: difference?.added.length ?? 0,
});
