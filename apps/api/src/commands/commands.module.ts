import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Commands } from './commands';
import { FactThrottler } from './throttler';

@Global()
@Module({ imports: [CqrsModule.forRoot()], providers: [FactThrottler, Commands], exports: [Commands] })
export class CommandsModule {}
