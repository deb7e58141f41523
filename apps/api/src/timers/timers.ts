import { Injectable } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

/** The time-outs of the periodic jobs of this process, one for each name, each until the next instant at which its job is due. */
@Injectable()
export class Timers {
  constructor(private readonly registry: SchedulerRegistry) {}

  /** Runs a job once, in place of what waits under the same name. */
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
