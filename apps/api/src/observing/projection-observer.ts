import type { OnFolded } from '#libs/event-sourcing';
import type { Metrics } from './metrics';
import type { Tracing } from './tracing';

/** Larger pages belong to a projector that catches up; their facts are not traced one by one. */
const MAX_TRACED_FACTS = 100;

export const createProjectionObserver =
  (metrics: Metrics, tracing: Tracing): OnFolded =>
  (facts, startedAt) => {
    const now = Date.now();
    metrics.projectedFacts.inc(facts.length);
    metrics.projectionDelay.observe(Math.max(0, now - Date.parse(facts[0]!.metadata.time)) / 1_000);
    if (!tracing.isOn || facts.length > MAX_TRACED_FACTS) return;
    for (const { type, metadata } of facts)
      tracing.begin(
        'projection',
        { trace: metadata.correlationId, parent: metadata.commandId },
        { 'almanac.type': type },
        startedAt,
      )();
  };
