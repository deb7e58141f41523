import { Module } from '@nestjs/common';
import { DuplicateFinder } from './duplicate-finder';
import { Duplicates } from './duplicates';
import { MergeDecisions } from './merge-decisions';
import { SearchProgress } from './search-progress';

@Module({
  providers: [Duplicates, DuplicateFinder, MergeDecisions, SearchProgress],
  exports: [Duplicates, DuplicateFinder, MergeDecisions],
})
export class DuplicatesModule {}
