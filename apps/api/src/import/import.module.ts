import { Module } from '@nestjs/common';
import { CalendarImporter } from './calendar-importer';

@Module({ providers: [CalendarImporter], exports: [CalendarImporter] })
export class ImportModule {}
