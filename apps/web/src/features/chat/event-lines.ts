import { linesOf, type Run } from '#libs/contracts';

/** An event told in a line of its own: when, its name, where. */
export type EventLine = Readonly<{ when: string; event: Run; rest: readonly Run[] }>;

/** An answer as it is drawn: paragraphs, and between them lists of events. */
export type Block = Readonly<{ paragraph: readonly Run[] }> | Readonly<{ events: readonly EventLine[] }>;

export const blocksOf = (marked: string): Block[] => {
  const blocks: Block[] = [];
  for (const runs of linesOf(marked)) {
    const [line, last] = [eventLineIn(runs), blocks.at(-1)];
    if (line && last && 'events' in last) blocks[blocks.length - 1] = { events: [...last.events, line] };
    else if (line) blocks.push({ events: [line] });
    else if (runs.some(({ text }) => text.trim())) blocks.push({ paragraph: runs });
  }
  return blocks;
};

/** '**10:30 AM** [Brick builders’ hour](/event/7) Children’s room' */
const eventLineIn = ([when, space, event, ...rest]: readonly Run[]): EventLine | null =>
  when?.bold && !when.to && space?.text === ' ' && event?.to?.startsWith('/event/') ? { when: when.text, event, rest } : null;
