import { Module } from '@nestjs/common';
import { Importer } from './importer';

@Module({ providers: [Importer], exports: [Importer] })
export class ImportModule {}
