import { Controller, Get } from '@nestjs/common';
import type { OpsWaiting } from '#libs/contracts';
import { Needs } from '../http/needs';
import { WaitingWork } from './waiting-work';

@Needs('operator')
@Controller('ops/waiting')
export class WaitingController {
  constructor(private readonly work: WaitingWork) {}

  /** What the console begins with. */
  @Get()
  count(): Promise<OpsWaiting> {
    return this.work.count();
  }
}
