import { Module } from '@nestjs/common';
import {
  AcceptSuggestion,
  CloseReport,
  RejectSuggestion,
  ReopenReport,
  ReopenSuggestion,
  ReportIssue,
  report,
  SuggestEvent,
  suggestion,
} from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { OrganizationsModule } from '../organizations/organizations.module';
import { Deciding } from './deciding';
import { FollowUpSuggestions } from './follow-up-suggestions';
import { ReportedWords } from './reported-words';
import { SealedWords } from './sealed-words';
import { SuggestionsController } from './suggestions.controller';

@Module({
  imports: [OrganizationsModule],
  controllers: [SuggestionsController],
  providers: [
    Deciding,
    FollowUpSuggestions,
    ReportedWords,
    SealedWords,
    ...commandHandlers(suggestion, [SuggestEvent, AcceptSuggestion, RejectSuggestion, ReopenSuggestion]),
    ...commandHandlers(report, [ReportIssue, CloseReport, ReopenReport]),
  ],
  exports: [Deciding, FollowUpSuggestions, ReportedWords, SealedWords],
})
export class SuggestionsModule {}
