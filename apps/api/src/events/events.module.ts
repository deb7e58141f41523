import { Global, Module } from '@nestjs/common';
import { catalogueEvent, MergeEvent, PublishEvent, WithdrawEvent } from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { AgendaController } from './agenda.controller';
import { Agendas } from './agendas';
import { Calendar } from './calendar';
import { EventsController } from './events.controller';
import { Lookup } from './lookup';
import { Mergers } from './mergers';
import { Moment } from './moment';
import { Provenances } from './provenances';
import { NoSourceChecks, SourceChecks } from './source-checks';

@Global()
@Module({
  controllers: [EventsController, AgendaController],
  providers: [
    Agendas,
    Calendar,
    Lookup,
    Mergers,
    Moment,
    Provenances,
    { provide: SourceChecks, useClass: NoSourceChecks },
    ...commandHandlers(catalogueEvent, [PublishEvent, MergeEvent, WithdrawEvent]),
  ],
  exports: [Calendar, Lookup, Mergers, Moment],
})
export class EventsModule {}
