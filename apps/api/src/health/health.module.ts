import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { Readiness } from './readiness';
import { StallDetector } from './stall-detector';
import { StatusReader } from './status-reader';

@Module({
  controllers: [HealthController],
  providers: [StallDetector, Readiness, StatusReader],
  exports: [Readiness, StatusReader],
})
export class HealthModule {}
