import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Allowance } from './allowance';
import { Commands } from './commands';

@Global()
@Module({ imports: [CqrsModule.forRoot()], providers: [Allowance, Commands], exports: [Commands] })
export class CommandsModule {}
