import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { DuplicatesModule } from '../../duplicates/duplicates.module';
import { OrganizationsModule } from '../../organizations/organizations.module';
import { SuggestionsModule } from '../../suggestions/suggestions.module';
import { ReviewController } from './review.controller';
import { ReviewItems } from './review-items';
import { ReviewQueue } from './review-queue';

@Module({
  imports: [AccountsModule, DuplicatesModule, OrganizationsModule, SuggestionsModule],
  controllers: [ReviewController],
  providers: [ReviewItems, ReviewQueue],
  exports: [ReviewQueue],
})
export class ReviewModule {}
