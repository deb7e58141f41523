import { Module } from '@nestjs/common';
import { CountedSubcalendars } from './counted-subcalendars';
import { SubcalendarsController } from './subcalendars.controller';

@Module({ controllers: [SubcalendarsController], providers: [CountedSubcalendars] })
export class SubcalendarsModule {}
