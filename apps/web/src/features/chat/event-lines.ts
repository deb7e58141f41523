import { parseMarkedText, type TextRun } from '#libs/contracts';

export type EventLine = Readonly<{ when: string; event: TextRun; rest: readonly TextRun[] }>;

export type AnswerBlock = Readonly<{ paragraph: readonly TextRun[] }> | Readonly<{ events: readonly EventLine[] }>;

export const parseAnswerBlocks = (marked: string): AnswerBlock[] => {
  const blocks: AnswerBlock[] = [];
  for (const runs of parseMarkedText(marked)) {
    const [line, last] = [parseEventLine(runs), blocks.at(-1)];
    if (line && last && 'events' in last) blocks[blocks.length - 1] = { events: [...last.events, line] };
    else if (line) blocks.push({ events: [line] });
    else if (runs.some(({ text }) => text.trim())) blocks.push({ paragraph: runs });
  }
  return blocks;
};

/** '**10:30 AM** [Brick builders’ hour](/event/7) Children’s room' */
const parseEventLine = ([when, space, event, ...rest]: readonly TextRun[]): EventLine | null =>
  when?.bold && !when.to && space?.text === ' ' && event?.to?.startsWith('/event/') ? { when: when.text, event, rest } : null;
