import { Module } from '@nestjs/common';
import { DuplicateFinder } from './duplicate-finder';
import { Duplicates } from './duplicates';
import { MergeDecisions } from './merge-decisions';

@Module({ providers: [Duplicates, DuplicateFinder, MergeDecisions], exports: [Duplicates, DuplicateFinder, MergeDecisions] })
export class DuplicatesModule {}
