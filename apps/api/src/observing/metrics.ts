import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Configuration } from '../settings/configuration';

/** Seconds: from reads in memory to calls of outside services. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Seconds: from an immediate update to one that waits for an operator. */
const DELAY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60, 300, 3_600];

/** Labels are our own names (routes, commands, projections), never text from users, so their number is bounded. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly isOn: boolean;

  readonly requests = this.histogram('http_request_duration_seconds', 'Requests, by route.', ['method', 'route', 'status']);
  readonly commands = this.counter('commands_total', 'Commands by outcome.', ['command', 'outcome']);
  readonly commandSeconds = this.histogram(
    'command_duration_seconds',
    'Duration of commands, including the wait for read models.',
    ['command'],
  );
  readonly appends = this.counter('appends_total', 'Appends to the log by outcome.', ['outcome']);
  readonly appendSeconds = this.histogram('append_duration_seconds', 'Duration of successful appends to the log.');
  readonly facts = this.counter('facts_appended_total', 'Facts recorded by this process.');

  readonly projectedFacts = this.counter('projected_facts_total', 'Facts that this process has folded into live read models.');
  readonly projectionDelay = this.histogram(
    'projection_delay_seconds',
    'Age of the oldest fact of each page when the read models show it.',
    [],
    DELAY_BUCKETS,
  );
  readonly lagFacts = this.gauge('projection_lag_facts', 'Facts that a live read model does not show yet, 1000 at most.', [
    'projection',
  ]);
  readonly lagSeconds = this.gauge('projection_lag_seconds', 'Age of the first fact that a live read model does not show yet.', [
    'projection',
  ]);
  readonly parked = this.gauge('projection_parked', 'Parked documents in a live read model.', ['projection']);
  readonly building = this.gauge('projection_building', 'Unfinished builds beside the live one.', ['projection']);
  readonly builtRatio = this.gauge('projection_build_ratio', 'Progress of the unfinished build, from 0 to 1.', ['projection']);

  readonly reactorLag = this.gauge('reactor_lag_facts', 'Facts a reactor has not processed yet, 1000 at most.', ['reactor']);
  readonly reactorParked = this.gauge('reactor_parked', 'Facts a reactor has parked.', ['reactor']);

  readonly sourceState = this.gauge('source_state', '1 for the state that a source is in.', ['source', 'state']);
  readonly sourceFailures = this.gauge('source_failures', 'Failed checks in a row.', ['source']);
  readonly sourceStale = this.gauge('source_stale', '1 if a source may be out of date.', ['source']);
  readonly sourceHeld = this.gauge('source_held_back', '1 if an import waits for an operator.', ['source']);
  readonly sourcePaused = this.gauge('source_paused', '1 if a source is paused.', ['source']);
  readonly sourceChecked = this.gauge('source_checked_timestamp_seconds', 'When a source was last checked with success.', [
    'source',
  ]);

  readonly reminders = this.counter('reminders_total', 'Reminders by outcome and channel.', ['outcome', 'way']);

  readonly assistantCalls = this.counter('assistant_calls_total', 'Assistant calls by outcome.', ['outcome']);
  readonly assistantSpent = this.gauge('assistant_budget_spent', 'Assistant calls made today.');
  readonly assistantBudget = this.gauge('assistant_budget', 'Assistant calls allowed per day.');

  readonly storeMissing = this.gauge('store_missing', '1 if the server of a store is unreachable.', ['store']);
  readonly ready = this.gauge('ready', '1 while the stores are reachable and the read models are caught up.');

  constructor({ METRICS_TOKEN }: Configuration) {
    this.isOn = METRICS_TOKEN !== undefined;
    if (this.isOn) collectDefaultMetrics({ register: this.registry });
  }

  private counter<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new Counter<Label>({ name: `almanac_${name}`, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  private gauge<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new Gauge<Label>({ name: `almanac_${name}`, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  private histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
    buckets: readonly number[] = DURATION_BUCKETS,
  ) {
    const options = { labelNames: [...labelNames], buckets: [...buckets], registers: [this.registry] };
    return new Histogram<Label>({ name: `almanac_${name}`, help, ...options });
  }
}
