import { Injectable } from '@nestjs/common';
import { Builds, type Position, unlessUnavailable } from '#libs/event-sourcing';
import { projections } from '#projections';
import { Readiness } from '../health/readiness';
import { type Standing, Standings } from '../health/standings';
import { Meters } from '../observing/meters';

/** What is not counted while it happens is looked up when somebody asks. What cannot be known then has no value. */
@Injectable()
export class Gauges {
  private reading: Promise<void> | undefined;

  constructor(
    private readonly meters: Meters,
    private readonly standings: Standings,
    private readonly readiness: Readiness,
    private readonly builds: Builds,
  ) {}

  /** Once for all who ask at the same time. */
  read(): Promise<void> {
    this.reading ??= this.readAll().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readAll() {
    const { lagFacts, lagSeconds, parked, building, builtRatio, reactorLag, reactorParked } = this.meters;
    for (const one of [lagFacts, lagSeconds, parked, building, builtRatio, reactorLag, reactorParked]) one.reset();
    const stores = await this.standings.stores();
    for (const { name, answers } of stores) this.meters.storeMissing.set({ store: name }, answers ? 0 : 1);
    const standing = stores.every(({ answers }) => answers) ? await this.standings.all() : 'missing';
    this.meters.ready.set(typeof standing !== 'string' && this.readiness.isReady(standing) ? 1 : 0);
    if (typeof standing === 'string') return;
    this.tellStanding(standing);
    await Promise.all([this.readBuilds(standing.head), this.readSources()].map((one) => one.catch(unlessUnavailable)));
  }

  private tellStanding({ projections, reactors }: Standing) {
    for (const { name, lag } of projections) {
      this.meters.lagFacts.set({ projection: name }, lag.events);
      this.meters.lagSeconds.set({ projection: name }, lag.seconds);
    }
    for (const { name, lag, parked } of reactors) {
      this.meters.reactorLag.set({ reactor: name }, lag.events);
      this.meters.reactorParked.set({ reactor: name }, parked);
    }
  }

  private async readBuilds(head: Position) {
    const all = await this.builds.list();
    for (const { name, version } of projections) {
      const ours = all.filter((one) => one.projection === name && one.version === version);
      const [live, growing] = [ours.find(({ state }) => state === 'live'), ours.filter(({ state }) => GROWING.has(state))];
      this.meters.parked.set({ projection: name }, live ? (await this.builds.parked(live)).length : 0);
      this.meters.building.set({ projection: name }, growing.length);
      const [first] = growing;
      // Positions are no counts, but they tell how much of the way is behind us.
      if (first) this.meters.builtRatio.set({ projection: name }, Number(head) > 0 ? Number(first.position) / Number(head) : 1);
    }
  }

  /** By the ids of sources: what they are called may change. */
  private async readSources() {
    const { sourceState, sourceFailures, sourceStale, sourceHeld, sourcePaused, sourceChecked } = this.meters;
    const all = (await this.standings.sources()) ?? [];
    for (const one of [sourceState, sourceFailures, sourceStale, sourceHeld, sourcePaused, sourceChecked]) one.reset();
    for (const { source, note, standing } of all) {
      const which = { source: source.id };
      sourceState.set({ ...which, state: standing.state }, 1);
      sourceFailures.set(which, note.failures);
      sourceStale.set(which, standing.isStale ? 1 : 0);
      sourceHeld.set(which, standing.reason === 'held-back' ? 1 : 0);
      sourcePaused.set(which, standing.state === 'paused' ? 1 : 0);
      if (note.checkedAt) sourceChecked.set(which, Date.parse(note.checkedAt) / 1_000);
    }
  }
}

const GROWING: ReadonlySet<string> = new Set(['building', 'offered']);
