import type { ServiceError } from '@grpc/grpc-js';
import type { EventLog } from './event-log';
import type { FaultGenerator } from './faults';

export type DoubleContext = Readonly<{
  log: EventLog;
  faultGenerator: FaultGenerator;
  refusal: () => ServiceError | undefined;
  restart: () => Promise<void>;
}>;
