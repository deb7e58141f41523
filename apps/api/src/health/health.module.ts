import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { Readiness } from './readiness';
import { Standings } from './standings';

@Module({ controllers: [HealthController], providers: [Readiness, Standings], exports: [Standings] })
export class HealthModule {}
