import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { MeController } from './me.controller';
import { OpsProjectionsModule } from './projections/ops-projections.module';
import { ReviewModule } from './review/review.module';
import { RolesController } from './roles.controller';
import { OpsSourcesController } from './sources/sources.controller';

/** What operators and auditors are answered, and nobody else. */
@Module({
  imports: [AccountsModule, OpsProjectionsModule, ReviewModule],
  controllers: [MeController, RolesController, OpsSourcesController],
})
export class OpsModule {}
