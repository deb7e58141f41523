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
import { FollowNewSubOrganizations } from './follow-new-sub-organizations';
import { Followable } from './followable';
import { PreferencesController } from './preferences.controller';
import { Saved } from './saved';
import { SavedController } from './saved.controller';
import { SavedEventsController } from './saved-events.controller';

@Module({
  imports: [TextMessagesModule],
  controllers: [PreferencesController, SavedController, SavedEventsController],
  providers: [
    Followable,
    FollowNewSubOrganizations,
    Saved,
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
  exports: [FollowNewSubOrganizations],
})
export class PreferencesModule {}
