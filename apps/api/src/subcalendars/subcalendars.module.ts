import { Module } from '@nestjs/common';
import { SubcalendarCounts } from './subcalendar-counts';
import { SubcalendarsController } from './subcalendars.controller';

@Module({ controllers: [SubcalendarsController], providers: [SubcalendarCounts] })
export class SubcalendarsModule {}
