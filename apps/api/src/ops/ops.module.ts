import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { MeController } from './me.controller';
import { OpsProjectionsModule } from './projections/ops-projections.module';
import { ReviewModule } from './review/review.module';
import { RolesController } from './roles.controller';
import { OpsSourcesController } from './sources/sources.controller';
import { WaitingController } from './waiting.controller';
import { WaitingWork } from './waiting-work';

@Module({
  imports: [AccountsModule, OpsProjectionsModule, ReviewModule],
  controllers: [MeController, RolesController, OpsSourcesController, WaitingController],
  providers: [WaitingWork],
})
export class OpsModule {}
