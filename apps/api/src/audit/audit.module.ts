import { Module } from '@nestjs/common';
import { LookAtHistory, look } from '#libs/domain';
import { AccountsModule } from '../accounts/accounts.module';
import { commandHandlers } from '../commands/command-handlers';
import { OwnEventsModule } from '../own-events/own-events.module';
import { AuditController } from './audit.controller';
import { AuditKeys } from './audit-keys';
import { EventAudits } from './event-audits';
import { EventMerges } from './event-merges';
import { EventNames } from './event-names';
import { Exporting } from './exporting';
import { FactLines } from './fact-lines';
import { Histories } from './histories';
import { Looks } from './looks';
import { PastTown } from './past-town';
import { Searching } from './searching';
import { Sent } from './sent';
import { Trails } from './trails';
import { Who } from './who';

@Module({
  imports: [AccountsModule, OwnEventsModule],
  controllers: [AuditController],
  providers: [
    ...[
      AuditKeys,
      EventAudits,
      EventMerges,
      EventNames,
      Exporting,
      FactLines,
      Histories,
      Looks,
      PastTown,
      Searching,
      Sent,
      Trails,
      Who,
    ],
    ...commandHandlers(look, [LookAtHistory]),
  ],
})
export class AuditModule {}
