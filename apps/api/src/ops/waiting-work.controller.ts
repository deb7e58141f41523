import { Controller, Get } from '@nestjs/common';
import type { OpsPendingWork } from '#libs/contracts';
import { RequiresRole } from '../http/requires-role';
import { WaitingWork } from './waiting-work';

@RequiresRole('operator')
@Controller('ops/waiting')
export class WaitingWorkController {
  constructor(private readonly work: WaitingWork) {}

  @Get()
  count(): Promise<OpsPendingWork> {
    return this.work.count();
  }
}
