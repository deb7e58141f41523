import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Day } from '#libs/contracts';
import {
  AcceptLoad,
  AddSource,
  MoveSource,
  OrderCheck,
  PauseSource,
  RefuseLoad,
  RemoveSource,
  ResumeSource,
  ZoneSource,
} from '#libs/domain';
import { Leases, type NewEvent, Rejected, withLease } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';
import { CalendarImporter } from '../import/calendar-importer';
import { SOURCES_LEASE } from './check-scheduler';
import { SourceAddresses } from './source-addresses';
import { SourceChecker, toSourceDescription } from './source-checker';
import { HeldDifferences, type HeldImportNote, heldImportIdOf, SourceNotes } from './source-note';

/** Without `timeZone` a known source keeps its own; null clears it. */
export type SourceInput = Readonly<{
  organization: string;
  subOrganization?: string;
  calendar: string;
  category?: string;
  address: string;
  timeZone?: string | null;
}>;

@Injectable()
export class SourceOperations {
  constructor(
    private readonly commands: Commands,
    private readonly importer: CalendarImporter,
    private readonly addresses: SourceAddresses,
    private readonly notes: SourceNotes,
    private readonly differences: HeldDifferences,
    private readonly checker: SourceChecker,
    private readonly leases: Leases,
  ) {}

  /** Adding a known source moves it. */
  async add(
    actor: string,
    request: SourceInput,
    reason?: string,
  ): Promise<{ id: string; name: string; facts: readonly NewEvent[] }> {
    const description = toSourceDescription(request);
    const id = await this.importer.sourceIdOf(description);
    const address = await this.addresses.encrypt(id, request.address);
    const facts = await this.commands.issue(actor, AddSource, { id, ...request, address, ...(reason && { reason }) });
    return { id, name: description.name, facts };
  }

  /** The source stays the same; its next check uses the new address. */
  async move(actor: string, id: string, address: string) {
    return this.commands.issue(actor, MoveSource, { id, address: await this.addresses.encrypt(id, address) });
  }

  pause(actor: string, id: string, { reason, until }: { reason?: string | undefined; until?: Day | undefined }) {
    return this.commands.issue(actor, PauseSource, { id, ...(reason && { reason }), ...(until && { until }) });
  }

  resume(actor: string, id: string, reason?: string) {
    return this.commands.issue(actor, ResumeSource, { id, ...(reason && { reason }) });
  }

  /** null for the zone that the feed names. */
  setTimeZone(actor: string, id: string, timeZone: string | null) {
    return this.commands.issue(actor, ZoneSource, { id, timeZone });
  }

  /** The events of the source stay. */
  async remove(actor: string, id: string, reason?: string) {
    await this.commands.issue(actor, RemoveSource, { id, ...(reason && { reason }) });
    await this.notes.drop(id);
    await this.differences.drop(id);
  }

  orderCheck(actor: string, id: string, reason?: string) {
    return this.commands.issue(actor, OrderCheck, { id, ...(reason && { reason }) });
  }

  /** Recorded before the import. `heldImportId` names the held import that was seen, if given. */
  async accept(actor: string, id: string, heldImportId?: string, why?: string) {
    const { reason } = await this.findHeld(id, heldImportId);
    await this.commands.issue(actor, AcceptLoad, { id, reason, ...(why && { why }) });
  }

  async refuse(actor: string, id: string, heldImportId?: string, why?: string) {
    const { reason } = await this.findHeld(id, heldImportId);
    await this.commands.issue(actor, RefuseLoad, { id, reason, ...(why && { why }) });
    await this.checker.refuse(id);
  }

  /** Runs `work` while no other process checks sources. Throws `Rejected` if one still does after `patienceMs`. */
  async runAsOnlyChecker<T>(work: (lost: AbortSignal) => Promise<T>, patienceMs = 0): Promise<T> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const outcome = await withLease(this.leases, SOURCES_LEASE, `operator ${randomUUID()}`, async (lost) => ({
        result: await work(lost),
      }));
      if (outcome) return outcome.result;
      if (performance.now() >= end) throw new Rejected('sources-busy', BUSY_MESSAGE);
      await setTimeout(POLL_INTERVAL_MS);
    }
  }

  private async findHeld(id: string, heldImportId?: string): Promise<HeldImportNote> {
    const { heldBack } = await this.notes.get(id);
    if (!heldBack) throw new Rejected('nothing-held-back', 'Nothing of this source is held back.');
    if (heldImportId !== undefined && heldImportId !== heldImportIdOf(heldBack))
      throw new Rejected('held-back-otherwise', CHANGED_MESSAGE);
    return heldBack;
  }
}

const POLL_INTERVAL_MS = 250;

const BUSY_MESSAGE = 'Another process is checking sources just now. Nothing was done; try again in a moment.';

const CHANGED_MESSAGE = 'It has changed since. Look at it again.';
