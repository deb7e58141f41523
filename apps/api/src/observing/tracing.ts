/** Position of a step in a trace: the trace is the correlation id; `id` is known to later steps, which name it as `parent`. */
export type TraceContext = Readonly<{ trace: string; id?: string; parent?: string }>;

export type TraceAttributes = Readonly<Record<string, string | number | boolean>>;

export type EndStep = (attributes?: TraceAttributes, error?: unknown) => void;

/** No context is passed along: the ids recorded with each fact link the steps, across processes too. */
export abstract class Tracing {
  abstract readonly isOn: boolean;

  /** `since` is in milliseconds since 1970; default is now. */
  abstract begin(name: string, place: TraceContext, attributes?: TraceAttributes, since?: number): EndStep;

  abstract close(): Promise<void>;
}

export class NoTracing extends Tracing {
  readonly isOn = false;

  begin(): EndStep {
    return endNothing;
  }

  async close() {}
}

export const endNothing: EndStep = () => {};
