import { Commands } from '#api';
import { parseEventId } from '#libs/contracts';
import { PromoteEvent } from '#libs/domain';
import { EventStore, Projector, ReadModels } from '#libs/event-sourcing';
import { catalogue } from '#projections';
import { type CliCommand, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, reasonOf } from '../reason';

export const promoteCommand: CliCommand = {
  name: 'promote',
  usage: 'EVENT [--undo] [--reason WHY]',
  summary: 'Features an event: with a star and a golden frame, and for all who follow Featured, whatever its publisher says.',
  details: [
    'EVENT is its number. On a card of several sources it is enough to name one of them.',
    'What its publisher features itself is not ours to undo.',
  ],
  examples: ['promote 4217 --reason "The town turns 350"', 'promote 4217 --undo'],
  options: { undo: { type: 'boolean', help: 'features it no more' }, reason: REASON_OPTION },
  writes: true,
  run: async ({ app, positionals: [said = ''], values }) => {
    const reason = reasonOf({ values });
    const [id, isPromoted] = [parseEventId(said), values['undo'] !== true];
    if (id === null) throw new UsageError('EVENT is the number of an event.');
    await app.get(Projector).caughtUpTo(await app.get(EventStore).head());
    const known = await app.get(ReadModels).get(catalogue, id);
    if (!known) throw new Error(`There is no event ${id}.`);
    const facts = await app.get(Commands).issue(OPERATOR_ACTOR, PromoteEvent, { id, isPromoted, ...(reason && { reason }) });
    const isChanged = facts.length > 0;
    if (!isChanged && !isPromoted && known.event.isPromoted)
      throw new Error('Its publisher features it: that is not ours to undo.');
    return {
      json: { id, isPromoted, changed: isChanged },
      lines: [`'${known.event.name}' is ${isPromoted ? 'featured' : 'no longer featured'}${isChanged ? '' : ', as it was'}.`],
    };
  },
};
