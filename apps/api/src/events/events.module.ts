import { Global, Module } from '@nestjs/common';
import {
  ConfirmMerge,
  CorrectEventTraits,
  catalogueEvent,
  MakeEventPrivate,
  MergeEvent,
  PartEvents,
  PromoteEvent,
  PublishEvent,
  ReopenMerge,
  UnmergeEvent,
  UnpartEvents,
  WithdrawEvent,
} from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { OwnEventsModule } from '../own-events/own-events.module';
import { AgendaController } from './agenda.controller';
import { Agendas } from './agendas';
import { Calendar } from './calendar';
import { EventLookup } from './event-lookup';
import { EventSuccessors } from './event-successors';
import { EventTraits } from './event-traits';
import { EventsController } from './events.controller';
import { ListPages } from './list-pages';
import { MergedEvents } from './merged-events';
import { OneEventController } from './one-event.controller';
import { PrivateEventFilter } from './private-event-filter';
import { Provenances } from './provenances';
import { TownSize } from './town-size';
import { TownVersion } from './town-version';

@Global()
@Module({
  imports: [OwnEventsModule],
  controllers: [EventsController, OneEventController, AgendaController],
  providers: [
    Agendas,
    Calendar,
    MergedEvents,
    EventLookup,
    ListPages,
    EventSuccessors,
    TownSize,
    TownVersion,
    Provenances,
    PrivateEventFilter,
    EventTraits,
    ...commandHandlers(catalogueEvent, [PublishEvent, MergeEvent, UnmergeEvent, PromoteEvent, WithdrawEvent, MakeEventPrivate]),
    ...commandHandlers(catalogueEvent, [PartEvents, UnpartEvents, ConfirmMerge, ReopenMerge, CorrectEventTraits]),
  ],
  exports: [
    Agendas,
    Calendar,
    MergedEvents,
    EventLookup,
    ListPages,
    EventSuccessors,
    EventTraits,
    TownSize,
    TownVersion,
    PrivateEventFilter,
  ],
})
export class EventsModule {}
