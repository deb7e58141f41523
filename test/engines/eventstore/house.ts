import type { ServiceError } from '@grpc/grpc-js';
import type { Engine } from './engine';
import type { Mishaps } from './faults';

/** The server as its calls see it. */
export type House = Readonly<{
  engine: Engine;
  mishaps: Mishaps;
  /** Why a call is not even looked at, if so. */
  refusal: () => ServiceError | undefined;
  /** Goes down, which cuts off everybody, and comes back where it was. */
  restart: () => Promise<void>;
}>;
