import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { LogStatusReader } from './log-status-reader';
import { Readiness } from './readiness';
import { StallDetector } from './stall-detector';

@Module({
  controllers: [HealthController],
  providers: [StallDetector, Readiness, LogStatusReader],
  exports: [Readiness, LogStatusReader],
})
export class HealthModule {}
