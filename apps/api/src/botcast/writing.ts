import { createHash } from 'node:crypto';
import { BOTCAST_TASK, botcastGround, botcastScript, botcastWritten, GROUND_RULES, givenEvents } from '#libs/assistant';
import type { Author, Day, TownEvent } from '#libs/contracts';
import type { Notes } from '#libs/event-sourcing';
import type { Asking, Assisted } from '../assisted/assisted';

/** What is to be read aloud, as a marked text; '' where nothing is on. */
export type Script = Readonly<{ text: string; source: Author }>;

/** What is on, when and where. */
export type Week = Readonly<{ events: readonly TownEvent[]; today: Day; town: string; byRules: Script }>;

export const weekByRules = (events: readonly TownEvent[], today: Day, town: string): Week => ({
  events,
  today,
  town,
  byRules: { text: botcastScript(events, today, town), source: 'rules' },
});

/**
 * The Botcast of a week, written once for everybody: in the assistant's words, as far as they are believed, or by rules where it
 * does not answer. What it wrote is noted, so that it is the same after a restart and in every process.
 */
export class Writing {
  private last: { of: string; script: Promise<Script>; until: number } | undefined;

  constructor(
    private readonly assistant: Assisted,
    private readonly notes: Notes,
  ) {}

  async of(week: Week, asking: Asking, now = performance.now()): Promise<Script> {
    if (week.byRules.text === '') return week.byRules;
    const of = createHash('sha256').update(week.byRules.text).digest('hex');
    if (this.last?.of === of && now < this.last.until) return this.last.script;
    const last = { of, script: this.noted(of, week, asking), until: Number.POSITIVE_INFINITY };
    this.last = last;
    last.script.then(
      ({ source }) => {
        if (source === 'rules') last.until = now + AGAIN_MS;
      },
      () => {
        if (this.last === last) this.last = undefined;
      },
    );
    return last.script;
  }

  private async noted(of: string, week: Week, asking: Asking): Promise<Script> {
    const note = await this.notes.get<Note>(NOTE);
    if (note?.of === of) return note.script;
    const written = await this.assistant.text(taskOf(week), asking);
    if (written === null) return week.byRules;
    const { events, today, town, byRules } = week;
    const text = botcastWritten(written, events, today, town);
    const script: Script = text === null ? byRules : { text, source: 'claude' };
    await this.notes.put(NOTE, { of, script } satisfies Note);
    return script;
  }
}

/** After this long it is asked once more: whoever came first may only have had nothing left to ask it for. */
const AGAIN_MS = 10 * 60_000;

/** `of` is a digest of what rules tell of the same week: whatever is told differently is another week. */
type Note = { of: string; script: Script };

const NOTE = 'botcast';

const taskOf = ({ events, today }: Week) => ({
  system: `${GROUND_RULES}\n${BOTCAST_TASK}`,
  turns: [{ role: 'user' as const, content: givenEvents(botcastGround(events, today)) }],
  mostTokens: MOST_TOKENS,
  stopped: AbortSignal.timeout(LONGEST_MS),
});

const MOST_TOKENS = 1_500;
/** Longer than this nobody waits: what is written by then is what there is. */
const LONGEST_MS = 20_000;
