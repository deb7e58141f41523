import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { MeController } from './me.controller';
import { OpsProjectionsModule } from './projections/ops-projections.module';
import { ReviewModule } from './review/review.module';
import { RolesController } from './roles.controller';
import { OpsSourcesController } from './sources/sources.controller';
import { TraitDecisions } from './traits/trait-decisions';
import { TraitsController } from './traits/traits.controller';
import { WaitingWork } from './waiting-work';
import { WaitingWorkController } from './waiting-work.controller';

@Module({
  imports: [AccountsModule, OpsProjectionsModule, ReviewModule],
  controllers: [MeController, RolesController, OpsSourcesController, TraitsController, WaitingWorkController],
  providers: [TraitDecisions, WaitingWork],
})
export class OpsModule {}
