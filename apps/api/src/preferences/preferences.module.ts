import { Module } from '@nestjs/common';
import {
  CarryOverSession,
  ChooseCollectionDistrict,
  FollowNewSubOrganization,
  FollowOrganizations,
  FollowSubcalendars,
  ForgetPreferences,
  preferences,
  SaveEvent,
  UnsaveEvent,
} from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { TextMessagesModule } from '../text-messages/text-messages.module';
import { FollowRequestResolver } from './follow-request-resolver';
import { PreferencesController } from './preferences.controller';
import { PreferencesReader } from './preferences-reader';
import { SavedEventList } from './saved-event-list';
import { SavedEventListController } from './saved-event-list.controller';
import { SavedEventsController } from './saved-events.controller';
import { SubOrganizationFollower } from './sub-organization-follower';

@Module({
  imports: [TextMessagesModule],
  controllers: [PreferencesController, SavedEventListController, SavedEventsController],
  providers: [
    FollowRequestResolver,
    PreferencesReader,
    SubOrganizationFollower,
    SavedEventList,
    ...commandHandlers(preferences, [
      FollowOrganizations,
      FollowNewSubOrganization,
      FollowSubcalendars,
      ChooseCollectionDistrict,
      SaveEvent,
      UnsaveEvent,
      CarryOverSession,
      ForgetPreferences,
    ]),
  ],
  exports: [SubOrganizationFollower],
})
export class PreferencesModule {}
