import { randomUUID } from 'node:crypto';
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
import { Leases, type NewEvent, Rejected, whileHeld } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';
import { Importer } from '../import/importer';
import { SYNC_LEASE } from './schedule';
import { SourceAddresses } from './source-addresses';
import { type HeldBack, HeldDifferences, SourceNotes, seenAs } from './source-note';
import { Sync, sourceOf } from './sync';

/** A calendar as an operator has it loaded. Without a `timeZone` one that is known keeps its own; null clears it. */
export type SourceWish = Readonly<{
  organization: string;
  subOrganization?: string;
  calendar: string;
  category?: string;
  address: string;
  timeZone?: string | null;
}>;

/** What operators do with sources, each in their own name. */
@Injectable()
export class Tending {
  constructor(
    private readonly commands: Commands,
    private readonly importer: Importer,
    private readonly addresses: SourceAddresses,
    private readonly notes: SourceNotes,
    private readonly differences: HeldDifferences,
    private readonly sync: Sync,
    private readonly leases: Leases,
  ) {}

  /** What is added again is moved. */
  async add(actor: string, wish: SourceWish, reason?: string): Promise<{ id: string; name: string; facts: readonly NewEvent[] }> {
    const called = sourceOf(wish);
    const id = await this.importer.idOf(called);
    const address = await this.addresses.sealed(id, wish.address);
    const facts = await this.commands.issue(actor, AddSource, { id, ...wish, address, ...(reason && { reason }) });
    return { id, name: called.name, facts };
  }

  /** The same source, read at another address from its next check on. */
  async move(actor: string, id: string, address: string) {
    return this.commands.issue(actor, MoveSource, { id, address: await this.addresses.sealed(id, address) });
  }

  /** `until`: the day in town on which it is loaded again by itself. */
  pause(actor: string, id: string, { reason, until }: { reason?: string | undefined; until?: Day | undefined }) {
    return this.commands.issue(actor, PauseSource, { id, ...(reason && { reason }), ...(until && { until }) });
  }

  resume(actor: string, id: string, reason?: string) {
    return this.commands.issue(actor, ResumeSource, { id, ...(reason && { reason }) });
  }

  /** null for what the source says itself. */
  setTimeZone(actor: string, id: string, timeZone: string | null) {
    return this.commands.issue(actor, ZoneSource, { id, timeZone });
  }

  /** Its events stay. */
  async remove(actor: string, id: string, reason?: string) {
    await this.commands.issue(actor, RemoveSource, { id, ...(reason && { reason }) });
    await this.notes.drop(id);
    await this.differences.drop(id);
  }

  order(actor: string, id: string, reason?: string) {
    return this.commands.issue(actor, OrderCheck, { id, ...(reason && { reason }) });
  }

  /** Records who answers for what is held back, before it is loaded by force. `of`: the load that was seen, where that is said. */
  async accept(actor: string, id: string, of?: string, why?: string) {
    const { reason } = await this.heldBack(id, of);
    await this.commands.issue(actor, AcceptLoad, { id, reason, ...(why && { why }) });
  }

  async refuse(actor: string, id: string, of?: string, why?: string) {
    const { reason } = await this.heldBack(id, of);
    await this.commands.issue(actor, RefuseLoad, { id, reason, ...(why && { why }) });
    await this.sync.refuse(id);
  }

  /** While nobody else checks sources: a server does by its schedule, another operator at a word. */
  async alone<T>(work: (lost: AbortSignal) => Promise<T>): Promise<T> {
    const done = await whileHeld(this.leases, SYNC_LEASE, `operator ${randomUUID()}`, async (lost) => ({ of: await work(lost) }));
    if (!done) throw new Rejected('sources-busy', BUSY);
    return done.of;
  }

  private async heldBack(id: string, of?: string): Promise<HeldBack> {
    const { heldBack } = await this.notes.of(id);
    if (!heldBack) throw new Rejected('nothing-held-back', 'Nothing of this source is held back.');
    if (of !== undefined && of !== seenAs(heldBack)) throw new Rejected('held-back-otherwise', OTHERWISE);
    return heldBack;
  }
}

const BUSY = 'Another process is checking sources just now. Nothing was done; try again in a moment.';

const OTHERWISE = 'It says something else by now. Look at it again.';
