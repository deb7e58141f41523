import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Commands } from './commands';

@Global()
@Module({ imports: [CqrsModule.forRoot()], providers: [Commands], exports: [Commands] })
export class CommandsModule {}
