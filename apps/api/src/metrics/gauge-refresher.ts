import { Injectable } from '@nestjs/common';
import { Builds, ignoreUnavailable, type Position } from '#libs/event-sourcing';
import { projections } from '#projections';
import { type LogStatus, LogStatusReader } from '../health/log-status-reader';
import { Readiness } from '../health/readiness';
import { Metrics } from '../observing/metrics';

@Injectable()
export class GaugeRefresher {
  private refreshing: Promise<void> | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly statusReader: LogStatusReader,
    private readonly readiness: Readiness,
    private readonly builds: Builds,
  ) {}

  refresh(): Promise<void> {
    this.refreshing ??= this.refreshAll().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  private async refreshAll() {
    const { lagFacts, lagSeconds, parked, building, builtRatio, reactorLag, reactorParked } = this.metrics;
    for (const one of [lagFacts, lagSeconds, parked, building, builtRatio, reactorLag, reactorParked]) one.reset();
    const stores = await this.statusReader.stores();
    for (const { name, answers } of stores) this.metrics.storeMissing.set({ store: name }, answers ? 0 : 1);
    const status = stores.every(({ answers }) => answers) ? await this.statusReader.read() : 'missing';
    this.metrics.ready.set(typeof status !== 'string' && this.readiness.isReady(status) ? 1 : 0);
    if (typeof status === 'string') return;
    this.setLags(status);
    await Promise.all([this.readBuilds(status.head), this.readSources()].map((one) => one.catch(ignoreUnavailable)));
  }

  private setLags({ projections, reactors }: LogStatus) {
    for (const { name, lag } of projections) {
      this.metrics.lagFacts.set({ projection: name }, lag.facts);
      this.metrics.lagSeconds.set({ projection: name }, lag.seconds);
    }
    for (const { name, lag, parked } of reactors) {
      this.metrics.reactorLag.set({ reactor: name }, lag.facts);
      this.metrics.reactorParked.set({ reactor: name }, parked);
    }
  }

  private async readBuilds(head: Position) {
    const all = await this.builds.list();
    for (const { name, version } of projections) {
      const buildsOfVersion = all.filter((one) => one.projection === name && one.version === version);
      const [live, unfinished] = [
        buildsOfVersion.find(({ state }) => state === 'live'),
        buildsOfVersion.filter(({ state }) => UNFINISHED_STATES.has(state)),
      ];
      this.metrics.parked.set({ projection: name }, live ? (await this.builds.parked(live)).length : 0);
      this.metrics.building.set({ projection: name }, unfinished.length);
      const [first] = unfinished;
      // Positions are not counts, but their ratio shows the progress.
      if (first) this.metrics.builtRatio.set({ projection: name }, Number(head) > 0 ? Number(first.position) / Number(head) : 1);
    }
  }

  /** Labelled by source id, because names may change. */
  private async readSources() {
    const { sourceState, sourceFailures, sourceStale, sourceHeld, sourcePaused, sourceChecked } = this.metrics;
    const all = (await this.statusReader.sources()) ?? [];
    for (const one of [sourceState, sourceFailures, sourceStale, sourceHeld, sourcePaused, sourceChecked]) one.reset();
    for (const { source, note, status } of all) {
      const labels = { source: source.id };
      sourceState.set({ ...labels, state: status.state }, 1);
      sourceFailures.set(labels, note.failures);
      sourceStale.set(labels, status.isStale ? 1 : 0);
      sourceHeld.set(labels, status.reason === 'held-back' ? 1 : 0);
      sourcePaused.set(labels, status.state === 'paused' ? 1 : 0);
      if (note.checkedAt) sourceChecked.set(labels, Date.parse(note.checkedAt) / 1_000);
    }
  }
}

const UNFINISHED_STATES: ReadonlySet<string> = new Set(['building', 'offered']);
