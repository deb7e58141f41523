import { type DecryptedSuggestion, NoSuchOrganization, ReviewDecisions } from '#api';
import { type CliCommand, OPERATOR_ACTOR } from '../command';
import { REASON_OPTION, readReason, requireReason } from '../reason';

const listCommand: CliCommand = {
  name: 'suggestions list',
  usage: '[--all]',
  summary: 'Shows the suggested events that wait for a decision, oldest first.',
  examples: ['suggestions list', 'suggestions list --all'],
  options: { all: { type: 'boolean', help: 'also shows accepted and declined suggestions' } },
  run: async ({ app, values }) => {
    const found = await app.get(ReviewDecisions).listSuggestions({ includesDecided: values['all'] === true });
    return {
      json: found.map(({ document: { content: _, ...rest }, words }) => ({ ...rest, ...(words && { suggestion: words }) })),
      lines: found.length > 0 ? found.flatMap(suggestionLines) : ['There are no open suggestions.'],
    };
  },
};

const acceptCommand: CliCommand = {
  name: 'suggestions accept',
  usage: 'ID [--organization NAME] [--category CATEGORY] [--reason WHY]',
  summary: 'Accepts a suggestion: it becomes an event of its organization, and the sender gets a letter if they left an address.',
  details: ['The event and the letter follow at once, or at the next start of a server if none runs.'],
  examples: [
    'suggestions accept 7c1d4b1e-0f0a-4c57-9d55-6a2f6f0f3f52',
    'suggestions accept 7c1d4b1e-0f0a-4c57-9d55-6a2f6f0f3f52 --organization "Public Library::Kids"',
  ],
  options: {
    organization: { type: 'string', help: "another organization: its name, 'Organization::Sub', or its id" },
    category: { type: 'string', help: 'registers the organization in this category if the town has none of that name' },
    reason: REASON_OPTION,
  },
  writes: true,
  run: async (call) => {
    const id = call.positionals[0]!;
    const category = call.values['category'];
    const organization = call.values['organization'];
    const under = {
      ...(typeof organization === 'string' && { organization }),
      ...(typeof category === 'string' && { category }),
    };
    const accepting = call.app.get(ReviewDecisions).acceptSuggestion(OPERATOR_ACTOR, id, under, readReason(call));
    const { event } = await accepting.catch((error) => {
      throw error instanceof NoSuchOrganization
        ? new Error(`${error.message} Name one with --organization, or register it with --category.`)
        : error;
    });
    return { json: { id, state: 'accepted', event }, lines: [`Accepted. It is event ${event} of the calendar.`] };
  },
};

const rejectCommand: CliCommand = {
  name: 'suggestions reject',
  usage: 'ID --reason WHY',
  summary: 'Declines a suggestion, as the console does. The sender gets a letter if they left an address.',
  examples: ['suggestions reject 7c1d4b1e-0f0a-4c57-9d55-6a2f6f0f3f52 --reason "It is in another town"'],
  options: { reason: REASON_OPTION },
  writes: true,
  run: async (call) => {
    const id = call.positionals[0]!;
    await call.app.get(ReviewDecisions).declineSuggestion(OPERATOR_ACTOR, id, requireReason(call, 'It is in another town'));
    return { json: { id, state: 'rejected' }, lines: ['Declined.'] };
  },
};

export const suggestionCommands = [listCommand, acceptCommand, rejectCommand];

const suggestionLines = ({ document, words }: DecryptedSuggestion): string[] => {
  const { id, suggestedAt, state, event } = document;
  const became =
    state === 'open' ? '' : `, ${state === 'rejected' ? 'declined' : state}${event === undefined ? '' : ` as event ${event}`}`;
  const head = `${id}  ${suggestedAt.slice(0, 16).replace('T', ' ')} UTC${became}`;
  if (!words) return [head, '  This text can no longer be decrypted.', ''];
  const { eventName, organization, date, time, location, address, description, contactName, contactEmail } = words;
  return [
    head,
    `  ${eventName}`,
    `  ${organization}`,
    `  ${[date, time].filter(Boolean).join(', ')}`,
    `  ${[location, address].filter(Boolean).join(', ')}`,
    ...(description ? description.split('\n').map((line) => `  | ${line}`) : []),
    ...(contactName || contactEmail ? [`  from ${[contactName, contactEmail].filter(Boolean).join(', ')}`] : []),
    '',
  ];
};
