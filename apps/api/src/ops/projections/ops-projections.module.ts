import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { OperationsModule } from '../../operations/operations.module';
import { TimersModule } from '../../timers/timers.module';
import { ReviewModule } from '../review/review.module';
import { FactTraces } from './fact-traces';
import { LiveOverview } from './live-overview';
import { ProjectionOverview } from './projection-overview';
import { ProjectionsController } from './projections.controller';
import { ReactionsController } from './reactions.controller';

@Module({
  imports: [AccountsModule, OperationsModule, ReviewModule, TimersModule],
  controllers: [ProjectionsController, ReactionsController],
  providers: [LiveOverview, ProjectionOverview, FactTraces],
  exports: [ProjectionOverview],
})
export class OpsProjectionsModule {}
