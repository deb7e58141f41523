import { Inject, type Type } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Command, type Decider, type NewEvent, Streams } from '#libs/event-sourcing';

/** `Streams`, for a command that needs nothing but its stream. */
type Handling = { handle: (decider: any, command: any) => Promise<readonly NewEvent[]> };

/** A Nest command handler for each of `commands`, called as one written by hand would be: `SaveEventHandler`. */
export const commandHandlers = <C extends Command>(
  decider: Decider<any, C, any>,
  commands: readonly Type<NoInfer<C>>[],
  through: Type<Handling> = Streams,
) =>
  commands.map((command) => {
    @CommandHandler(command)
    class DeciderCommandHandler {
      constructor(@Inject(through) private readonly streams: Handling) {}

      execute(command: C) {
        return this.streams.handle(decider, command);
      }
    }
    Object.defineProperty(DeciderCommandHandler, 'name', { value: `${command.name}Handler` });
    return DeciderCommandHandler;
  });
