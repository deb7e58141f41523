import { Inject, type Type } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Command, type Decider, type NewEvent, Streams } from '#libs/event-sourcing';

type StreamHandler = { handle: (decider: any, command: any) => Promise<readonly NewEvent[]> };

export const commandHandlers = <C extends Command>(
  decider: Decider<any, C, any>,
  commands: readonly Type<NoInfer<C>>[],
  handlerType: Type<StreamHandler> = Streams,
) =>
  commands.map((command) => {
    @CommandHandler(command)
    class DeciderCommandHandler {
      constructor(@Inject(handlerType) private readonly streams: StreamHandler) {}

      execute(command: C) {
        return this.streams.handle(decider, command);
      }
    }
    Object.defineProperty(DeciderCommandHandler, 'name', { value: `${command.name}Handler` });
    return DeciderCommandHandler;
  });
