import fc from 'fast-check';
import { escapeMarks, parseMarkedText, type TownEvent } from '#libs/contracts';
import { anEvent, TODAY } from '#libs/contracts/testing';
import { INJECTIONS } from '../../../test/data/injections';
import { describeEvent } from '../summaries/describe-event';
import { ALLOWED_WORD_LIST, EVENT_WORD_LIST, TIME_WORDS } from './allowed-words';
import { keepGroundedSentences } from './grounded-sentences';
import { formatEventsForPrompt, type Grounding } from './grounding';

const lights = anEvent({
  ...{ id: 7, name: 'Light *Up* Night', organization: 'Moorestown Township', location: 'Main Street' },
  ...{ time: '6:00 PM', startTime: '2026-11-20T18:00:00-05:00', description: 'Music for children.' },
});
const council = anEvent({
  ...{ id: 8, name: 'Council', organization: 'Moorestown Township', date: '2026-11-21' },
  ...{ time: '9:00 AM', startTime: '2026-11-21T09:00:00-05:00' },
});
const play = anEvent({ id: 9, name: 'Hamlet', organization: 'Moorestown Theater Company', time: '8:00 PM' });
const ground: Grounding = { today: TODAY, events: [lights, council], facts: { trash: 'Trash is collected on **Monday**.' } };

const LIGHTS = '[Light \\*Up\\* Night](/event/7) at 6:00 PM (Main Street)';

describe('What was written of events', () => {
  it.each([
    ['See {{event 7}}.', `See ${LIGHTS}.`],
    ['tonight, {{by 7}} brings {{event 7}}', `Tonight, **Moorestown Township** brings ${LIGHTS}`],
    ['Children may enjoy music at {{event 7}}!', `Children may enjoy music at ${LIGHTS}!`],
    ['Tomorrow morning: {{event 8}}.', 'Tomorrow morning: [Council](/event/8) on Sat, Nov 21 at 9:00 AM.'],
    ['On Saturday there is {{event 8}}.', 'On Saturday there is [Council](/event/8) on Sat, Nov 21 at 9:00 AM.'],
    ['This **weekend**: {{event 8}}.', 'This weekend: [Council](/event/8) on Sat, Nov 21 at 9:00 AM.'],
    ['- See {{event 7}}.\n\n- {{fact trash}}', `See ${LIGHTS}.\nTrash is collected on **Monday**.`],
    ['See {{event 7}}. Also see {{event 8}} with {{event 7}}.', /with \[Light \\\*Up\\\* Night\]\(\/event\/7\)\.$/],
  ])('is told as the server fills it in: %s', (text, told) => {
    if (typeof told === 'string') expect(keepGroundedSentences(text, ground)).toBe(told);
    else expect(keepGroundedSentences(text, ground)).toMatch(told);
  });

  it.each([
    ['points to nothing', 'See what is on.'],
    ['only says by whom', 'See {{by 7}}.'],
    ['says of several what is true of one', 'Tonight there are {{event 7}} and {{event 8}}.'],
    ['names it itself', 'See Light Up Night, {{event 7}}.'],
    ['is no sentence', `${'see '.repeat(400)}{{event 7}}.`],
    ['says when of a fact', 'Today: {{fact trash}}'],
    ['says when of a fact beside an event', 'Tomorrow {{fact trash}} with {{event 8}}.'],
    ['says of one who has another', '{{by 9}} has {{event 7}}.'],
    ['says of several who has which', '{{by 9}} and {{by 7}} have {{event 7}} and {{event 9}}.'],
  ])('is left out where it %s', (_, text) =>
    expect(keepGroundedSentences(text, { ...ground, events: [lights, council, play] })).toBe(''),
  );

  it('is told once', () =>
    expect(keepGroundedSentences('See {{event 7}}. Enjoy {{event 7}}.\n{{fact trash}}\n{{fact trash}}', ground)).toBe(
      `See ${LIGHTS}.\nTrash is collected on **Monday**.`,
    ));
});

describe('Who obeys what stands in an event', () => {
  it('is tried in more ways than forty', () => expect(INJECTIONS.length).toBeGreaterThan(40));

  it.each(INJECTIONS.map((injection) => [injection.says, injection] as const))(
    'is not believed: %s',
    async (_, { says, obeyed }) => {
      for (const field of ['name', 'description', 'location', 'organization', 'category'] as const) {
        const steered = { ...ground, events: [{ ...lights, [field]: says }, council] };
        expect(keepGroundedSentences(obeyed, steered)).toBe('');
        expect(keepGroundedSentences(`${obeyed}\nSee {{event 8}}.`, steered)).toBe(
          'See [Council](/event/8) on Sat, Nov 21 at 9:00 AM.',
        );
      }
    },
  );

  it.each(INJECTIONS.map(({ says }) => says))('was given it as data: %s', (says) => {
    const lines = formatEventsForPrompt({ ...ground, events: [{ ...lights, name: says, description: says }, council] }).split(
      '\n',
    );
    expect(lines.map((line) => JSON.parse(line).event)).toEqual([7, 8]);
  });
});

describe('Whatever is written', () => {
  const pointers = fc.constantFrom(
    '{{event 7}}',
    '{{event 8}}',
    '{{event 9}}',
    '{{by 7}}',
    '{{by 9}}',
    '{{fact trash}}',
    '{{fact x}}',
  );
  const allowed = fc.constantFrom(...ALLOWED_WORD_LIST, ...Object.keys(TIME_WORDS), ...EVENT_WORD_LIST);
  const signs = fc.constantFrom(
    ' ',
    ', ',
    '. ',
    '! ',
    '\n',
    '**',
    '[',
    '](/event/7)',
    '](https://evil.example)',
    '{{',
    '}}',
    '"',
  );
  const texts = fc
    .array(fc.oneof({ weight: 3, arbitrary: pointers }, { weight: 4, arbitrary: allowed }, signs, fc.string({ maxLength: 4 })), {
      maxLength: 30,
    })
    .map((parts) => parts.join(' '));

  it('leads only to events that there are, and says besides what the server says only what words may', () =>
    fc.assert(
      fc.property(texts, (text) => {
        const told = keepGroundedSentences(text, ground);
        const links = parseMarkedText(told).flatMap((runs) => runs.flatMap(({ to }) => (to ? [to] : [])));
        expect(links.every((to) => ['/event/7', '/event/8'].includes(to))).toBe(true);
        expect(wordsBeside(told).filter((word) => !ALLOWED.has(word))).toEqual([]);
      }),
      { numRuns: 1_000 },
    ));

  it('is read quickly, however odd', () => {
    for (const odd of ['{{', '{{event ', 'a', ' ', '.', '!', '\n', '- ', '*', 'see {{event 7}} '])
      expect(keepGroundedSentences(odd.repeat(20_000), ground)).toBe('');
  });
});

const ALLOWED = new Set([...ALLOWED_WORD_LIST, ...Object.keys(TIME_WORDS), ...EVENT_WORD_LIST]);

const wordsBeside = (told: string): string[] =>
  [lights, council]
    .flatMap((event: TownEvent) => [describeEvent(event, TODAY), `[${escapeMarks(event.name)}](/event/${event.id})`])
    .concat('**Moorestown Township**', 'Trash is collected on **Monday**.')
    .reduce((rest, servers) => rest.replaceAll(servers, ' '), told)
    .split(/(?:['’]s)?[\s,.!?;:()–—-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
