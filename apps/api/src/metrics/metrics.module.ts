import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module';
import { GaugeRefresher } from './gauge-refresher';
import { MetricsController } from './metrics.controller';

@Module({ imports: [HealthModule], controllers: [MetricsController], providers: [GaugeRefresher] })
export class MetricsModule {}
