import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { MeController } from './me.controller';
import { OpsProjectionsModule } from './projections/ops-projections.module';
import { RolesController } from './roles.controller';

/** What operators and auditors are answered, and nobody else. */
@Module({ imports: [AccountsModule, OpsProjectionsModule], controllers: [MeController, RolesController] })
export class OpsModule {}
