import { Injectable } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

/** Node cannot wait longer. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** One per name. Each ends at the next instant at which its job is due, or earlier if that is weeks away. */
@Injectable()
export class Timers {
  constructor(private readonly registry: SchedulerRegistry) {}

  set(name: string, milliseconds: number, run: () => void) {
    this.clear(name);
    const timeout = setTimeout(
      () => {
        this.registry.deleteTimeout(name);
        run();
      },
      Math.min(milliseconds, MAX_TIMEOUT_MS),
    );
    this.registry.addTimeout(name, timeout);
  }

  clear(name: string) {
    if (this.registry.doesExist('timeout', name)) this.registry.deleteTimeout(name);
  }
}
