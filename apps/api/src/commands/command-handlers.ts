import type { Type } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Command, type Decider, Streams } from '#libs/event-sourcing';

/** A Nest command handler for each command that needs nothing but its stream, called as one written by hand would be: `SaveEventHandler`. */
export const commandHandlers = <C extends Command>(decider: Decider<any, C, any>, commands: readonly Type<NoInfer<C>>[]) =>
  commands.map((command) => {
    @CommandHandler(command)
    class DeciderCommandHandler {
      constructor(private readonly streams: Streams) {}

      execute(command: C) {
        return this.streams.handle(decider, command);
      }
    }
    Object.defineProperty(DeciderCommandHandler, 'name', { value: `${command.name}Handler` });
    return DeciderCommandHandler;
  });
