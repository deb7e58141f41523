import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module';
import { Gauges } from './gauges';
import { MetricsController } from './metrics.controller';

@Module({ imports: [HealthModule], controllers: [MetricsController], providers: [Gauges] })
export class MetricsModule {}
