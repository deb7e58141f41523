import { Module } from '@nestjs/common';
import { Duplicates } from './duplicates';
import { FindDuplicates } from './find-duplicates';
import { Pairs } from './pairs';

@Module({ providers: [Duplicates, FindDuplicates, Pairs], exports: [Duplicates, FindDuplicates, Pairs] })
export class DuplicatesModule {}
