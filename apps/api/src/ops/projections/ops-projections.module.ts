import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { OperationsModule } from '../../operations/operations.module';
import { TimersModule } from '../../timers/timers.module';
import { ReviewModule } from '../review/review.module';
import { LiveOverview } from './live-overview';
import { Overview } from './overview';
import { ProjectionsController } from './projections.controller';
import { ReactionsController } from './reactions.controller';
import { Ways } from './ways';

/** What operators see of the read models, and do about them. */
@Module({
  imports: [AccountsModule, OperationsModule, ReviewModule, TimersModule],
  controllers: [ProjectionsController, ReactionsController],
  providers: [LiveOverview, Overview, Ways],
  exports: [Overview],
})
export class OpsProjectionsModule {}
