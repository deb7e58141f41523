import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Configuration } from '../settings/configuration';

/** In seconds: from what is in memory to what others are asked for. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** From what shows at once to what waits for an operator. */
const DELAYS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60, 300, 3_600];

/**
 * What is counted and measured in this process, under the names that dashboards and alerts know. Labels are names of ours (routes,
 * commands, projections), never anything that somebody wrote: there are only so many of each.
 */
@Injectable()
export class Meters {
  readonly registry = new Registry();
  /** Whether anybody may ask; else nothing is measured that costs anything. */
  readonly isOn: boolean;

  readonly requests = this.histogram('http_request_duration_seconds', 'Requests, by route.', ['method', 'route', 'status']);
  readonly commands = this.counter('commands_total', 'Commands, by what came of them.', ['command', 'outcome']);
  readonly commandSeconds = this.histogram(
    'command_duration_seconds',
    'Commands, until their effect shows where somebody waits for it.',
    ['command'],
  );
  readonly appends = this.counter('appends_total', 'Appends to the log, by what came of them.', ['outcome']);
  readonly appendSeconds = this.histogram('append_duration_seconds', 'Appends to the log that were recorded.');
  readonly facts = this.counter('facts_appended_total', 'Facts recorded by this process.');

  readonly projectedFacts = this.counter('projected_facts_total', 'Facts that this process has folded into live read models.');
  readonly projectionDelay = this.histogram(
    'projection_delay_seconds',
    'Age of the oldest fact of each page when the read models show it.',
    [],
    DELAYS,
  );
  readonly lagFacts = this.gauge(
    'projection_lag_facts',
    'Facts that a live read model does not show yet; 1000 where they are more.',
    ['projection'],
  );
  readonly lagSeconds = this.gauge('projection_lag_seconds', 'Age of the first fact that a live read model does not show yet.', [
    'projection',
  ]);
  readonly parked = this.gauge('projection_parked', 'Documents put aside in a live read model.', ['projection']);
  readonly building = this.gauge('projection_building', 'Builds that grow beside the live one.', ['projection']);
  readonly builtRatio = this.gauge(
    'projection_build_ratio',
    'How far along the log the build that grows has come, from 0 to 1.',
    ['projection'],
  );

  readonly reactorLag = this.gauge('reactor_lag_facts', 'Facts a reactor has not passed yet; 1000 where they are more.', [
    'reactor',
  ]);
  readonly reactorParked = this.gauge('reactor_parked', 'Facts a reactor has put aside.', ['reactor']);

  readonly sourceState = this.gauge('source_state', '1 for the state that a source is in.', ['source', 'state']);
  readonly sourceFailures = this.gauge('source_failures', 'Checks in a row that failed.', ['source']);
  readonly sourceStale = this.gauge('source_stale', '1 where what is known of a source may be out of date.', ['source']);
  readonly sourceHeld = this.gauge('source_held_back', '1 where a load waits for an operator.', ['source']);
  readonly sourcePaused = this.gauge('source_paused', '1 where a source is not checked.', ['source']);
  readonly sourceChecked = this.gauge('source_checked_timestamp_seconds', 'When a source was last checked with success.', [
    'source',
  ]);

  readonly reminders = this.counter('reminders_total', 'Reminders given, put off, tried in vain and given up, by way.', [
    'outcome',
    'way',
  ]);

  readonly assistantCalls = this.counter('assistant_calls_total', 'Calls of the assistant, by what came of them.', ['outcome']);
  readonly assistantSpent = this.gauge('assistant_budget_spent', 'Calls of the assistant that were spent of this day.');
  readonly assistantBudget = this.gauge('assistant_budget', 'Calls of the assistant there are for a day.');

  readonly storeMissing = this.gauge('store_missing', '1 where the server of a store does not answer.', ['store']);
  readonly ready = this.gauge('ready', '1 while the stores answer and the read models show all of the log.');

  constructor({ METRICS_TOKEN }: Configuration) {
    this.isOn = METRICS_TOKEN !== undefined;
    // Of the process: memory, processor, garbage, how late the event loop is.
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
    buckets: readonly number[] = DURATIONS,
  ) {
    const how = { labelNames: [...labelNames], buckets: [...buckets], registers: [this.registry] };
    return new Histogram<Label>({ name: `almanac_${name}`, help, ...how });
  }
}
