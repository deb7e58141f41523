import { Module } from '@nestjs/common';
import { Duplicates } from './duplicates';
import { FindDuplicates } from './find-duplicates';

@Module({ providers: [Duplicates, FindDuplicates], exports: [Duplicates, FindDuplicates] })
export class DuplicatesModule {}
