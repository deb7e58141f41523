import { Module } from '@nestjs/common';
import { AcceptSuggestion, CloseReport, RejectSuggestion, ReportIssue, report, SuggestEvent, suggestion } from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { OrganizationsModule } from '../organizations/organizations.module';
import { Deciding } from './deciding';
import { FollowUpSuggestions } from './follow-up-suggestions';
import { SealedWords } from './sealed-words';
import { SuggestionsController } from './suggestions.controller';

@Module({
  imports: [OrganizationsModule],
  controllers: [SuggestionsController],
  providers: [
    Deciding,
    FollowUpSuggestions,
    SealedWords,
    ...commandHandlers(suggestion, [SuggestEvent, AcceptSuggestion, RejectSuggestion]),
    ...commandHandlers(report, [ReportIssue, CloseReport]),
  ],
  exports: [Deciding, FollowUpSuggestions],
})
export class SuggestionsModule {}
