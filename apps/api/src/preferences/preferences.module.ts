import { Module } from '@nestjs/common';
import {
  FollowNewSubOrganization,
  FollowOrganizations,
  FollowSubcalendars,
  preferences,
  SaveEvent,
  UnsaveEvent,
} from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { FollowNewSubOrganizations } from './follow-new-sub-organizations';
import { Followable } from './followable';
import { PreferencesController } from './preferences.controller';
import { SavedEventsController } from './saved-events.controller';

@Module({
  controllers: [PreferencesController, SavedEventsController],
  providers: [
    Followable,
    FollowNewSubOrganizations,
    ...commandHandlers(preferences, [FollowOrganizations, FollowNewSubOrganization, FollowSubcalendars, SaveEvent, UnsaveEvent]),
  ],
  exports: [FollowNewSubOrganizations],
})
export class PreferencesModule {}
