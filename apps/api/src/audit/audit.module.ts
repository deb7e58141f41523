import { Module } from '@nestjs/common';
import { historyLook, LookAtHistory } from '#libs/domain';
import { AccountsModule } from '../accounts/accounts.module';
import { commandHandlers } from '../commands/command-handlers';
import { OwnEventsModule } from '../own-events/own-events.module';
import { AuditController } from './audit.controller';
import { EventAudits } from './event-audits';
import { EventMerges } from './event-merges';
import { EventResolver } from './event-resolver';
import { ExportSigner } from './export-signer';
import { FactLines } from './fact-lines';
import { FactSearcher } from './fact-searcher';
import { Histories } from './histories';
import { HistoryAccessLog } from './history-access-log';
import { HistoryExporter } from './history-exporter';
import { PastTown } from './past-town';
import { ResidentKeyResolver } from './resident-key-resolver';
import { SentMessages } from './sent-messages';
import { Trails } from './trails';

@Module({
  imports: [AccountsModule, OwnEventsModule],
  controllers: [AuditController],
  providers: [
    ...[
      ExportSigner,
      EventAudits,
      EventMerges,
      EventResolver,
      HistoryExporter,
      FactLines,
      Histories,
      HistoryAccessLog,
      PastTown,
      FactSearcher,
      SentMessages,
      Trails,
      ResidentKeyResolver,
    ],
    ...commandHandlers(historyLook, [LookAtHistory]),
  ],
})
export class AuditModule {}
