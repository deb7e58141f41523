import type { OnShown } from '#libs/event-sourcing';
import type { Meters } from './meters';
import type { Tracing } from './tracing';

/** Whoever catches up with a long log is not traced fact by fact. */
const TRACED = 100;

/** Told what the read models show by now: how late that is, and as a step of what each fact follows from. */
export const projectionObserver =
  (meters: Meters, tracing: Tracing): OnShown =>
  (facts, begun) => {
    const now = Date.now();
    meters.projectedFacts.inc(facts.length);
    meters.projectionDelay.observe(Math.max(0, now - Date.parse(facts[0]!.metadata.time)) / 1_000);
    if (!tracing.isOn || facts.length > TRACED) return;
    for (const { type, metadata } of facts)
      tracing.begin(
        'projection',
        { trace: metadata.correlationId, parent: metadata.commandId },
        { 'almanac.type': type },
        begun,
      )();
  };
