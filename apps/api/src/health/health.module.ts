import { Module } from '@nestjs/common';
import { CatchUp } from './catch-up';
import { HealthController } from './health.controller';
import { Readiness } from './readiness';
import { Standings } from './standings';

@Module({ controllers: [HealthController], providers: [CatchUp, Readiness, Standings], exports: [Readiness, Standings] })
export class HealthModule {}
