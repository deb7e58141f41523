import { Injectable } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

/** One per name. Each ends at the next instant at which its job is due. */
@Injectable()
export class Timers {
  constructor(private readonly registry: SchedulerRegistry) {}

  set(name: string, milliseconds: number, run: () => void) {
    this.clear(name);
    const timeout = setTimeout(() => {
      this.registry.deleteTimeout(name);
      run();
    }, milliseconds);
    this.registry.addTimeout(name, timeout);
  }

  clear(name: string) {
    if (this.registry.doesExist('timeout', name)) this.registry.deleteTimeout(name);
  }
}
