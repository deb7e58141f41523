import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Timers } from './timers';

@Module({ imports: [ScheduleModule.forRoot()], providers: [Timers], exports: [Timers] })
export class TimersModule {}
