import { Global, Module } from '@nestjs/common';
import {
  ConfirmMerge,
  catalogueEvent,
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
    ...commandHandlers(catalogueEvent, [PublishEvent, MergeEvent, UnmergeEvent, PromoteEvent, WithdrawEvent]),
    ...commandHandlers(catalogueEvent, [PartEvents, UnpartEvents, ConfirmMerge, ReopenMerge]),
  ],
  exports: [Agendas, Calendar, Cards, Lookup, Mergers, Moment],
})
export class EventsModule {}
