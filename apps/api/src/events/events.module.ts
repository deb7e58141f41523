import { Global, Module } from '@nestjs/common';
import {
  ConfirmMerge,
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
import { Cards } from './cards';
import { EventsController } from './events.controller';
import { Lookup } from './lookup';
import { Mergers } from './mergers';
import { Moment } from './moment';
import { OneEventController } from './one-event.controller';
import { Provenances } from './provenances';
import { Veil } from './veil';

@Global()
@Module({
  imports: [OwnEventsModule],
  controllers: [EventsController, OneEventController, AgendaController],
  providers: [
    Agendas,
    Calendar,
    Cards,
    Lookup,
    Mergers,
    Moment,
    Provenances,
    Veil,
    ...commandHandlers(catalogueEvent, [PublishEvent, MergeEvent, UnmergeEvent, PromoteEvent, WithdrawEvent, MakeEventPrivate]),
    ...commandHandlers(catalogueEvent, [PartEvents, UnpartEvents, ConfirmMerge, ReopenMerge]),
  ],
  exports: [Agendas, Calendar, Cards, Lookup, Mergers, Moment, Veil],
})
export class EventsModule {}
