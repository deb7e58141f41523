import { Commands } from '#api';
import { parseEventId } from '#libs/contracts';
import { PromoteEvent } from '#libs/domain';
import { EventStore, Projector, ReadModels } from '#libs/event-sourcing';
import { catalogue } from '#projections';
import { type CliCommand, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, readReason } from '../reason';

export const promoteCommand: CliCommand = {
  name: 'promote',
  usage: 'EVENT [--undo] [--reason WHY]',
  summary: 'Features an event, whatever its publisher says: with a star, a golden frame, and for all who follow Featured.',
  details: ['EVENT is its number. Of merged events, name any one.', 'You cannot undo what the publisher features.'],
  examples: ['promote 4217 --reason "The town turns 350"', 'promote 4217 --undo'],
  options: { undo: { type: 'boolean', help: 'no longer features it' }, reason: REASON_OPTION },
  writes: true,
  run: async ({ app, positionals: [idText = ''], values }) => {
    const reason = readReason({ values });
    const [id, isPromoted] = [parseEventId(idText), values['undo'] !== true];
    if (id === null) throw new UsageError('EVENT is the number of an event.');
    await app.get(Projector).caughtUpTo(await app.get(EventStore).head());
    const document = await app.get(ReadModels).get(catalogue, id);
    if (!document) throw new Error(`There is no event ${id}.`);
    const facts = await app.get(Commands).issue(OPERATOR_ACTOR, PromoteEvent, { id, isPromoted, ...(reason && { reason }) });
    const isChanged = facts.length > 0;
    if (!isChanged && !isPromoted && document.event.isPromoted)
      throw new Error('Its publisher features it: you cannot undo that.');
    return {
      json: { id, isPromoted, changed: isChanged },
      lines: [`'${document.event.name}' is ${isPromoted ? 'featured' : 'no longer featured'}${isChanged ? '' : ', as it was'}.`],
    };
  },
};
