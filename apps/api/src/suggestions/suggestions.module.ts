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
import { ReportReader } from './report-reader';
import { ReviewDecisions } from './review-decisions';
import { SubmissionEncryption } from './submission-encryption';
import { SuggestionFollowUp } from './suggestion-follow-up';
import { SuggestionsController } from './suggestions.controller';

@Module({
  imports: [OrganizationsModule],
  controllers: [SuggestionsController],
  providers: [
    ReviewDecisions,
    SuggestionFollowUp,
    ReportReader,
    SubmissionEncryption,
    ...commandHandlers(suggestion, [SuggestEvent, AcceptSuggestion, RejectSuggestion, ReopenSuggestion]),
    ...commandHandlers(report, [ReportIssue, CloseReport, ReopenReport]),
  ],
  exports: [ReviewDecisions, SuggestionFollowUp, ReportReader, SubmissionEncryption],
})
export class SuggestionsModule {}
