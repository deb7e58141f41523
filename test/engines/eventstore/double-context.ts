import type { ServiceError } from '@grpc/grpc-js';
import type { EventLog } from './event-log';
import type { FaultGenerator } from './faults';

/** The server as its calls see it. */
export type DoubleContext = Readonly<{
  log: EventLog;
  faultGenerator: FaultGenerator;
  /** Returns the error with which every call fails at present, if any. */
  refusal: () => ServiceError | undefined;
  /** Restarts the server, which cuts all connections. */
  restart: () => Promise<void>;
}>;
