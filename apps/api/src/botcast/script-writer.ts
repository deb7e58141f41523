import { createHash } from 'node:crypto';
import {
  BOTCAST_TASK,
  formatEventsForPrompt,
  GROUNDING_PROMPT,
  toBotcastGrounding,
  toCheckedScript,
  writeBotcastScript,
} from '#libs/assistant';
import type { Author, Day, TownEvent } from '#libs/contracts';
import type { Notes } from '#libs/event-sourcing';
import type { WritingTask } from '#libs/integrations';
import type { AssistantCaller, BudgetedAssistant } from '../assistant/budgeted-assistant';

/** `text` is marked; '' if nothing is on. */
export type BotcastScript = Readonly<{ text: string; source: Author }>;

export type BotcastWeek = Readonly<{ events: readonly TownEvent[]; today: Day; town: string; byRules: BotcastScript }>;

export const toBotcastWeek = (events: readonly TownEvent[], today: Day, town: string): BotcastWeek => ({
  events,
  today,
  town,
  byRules: { text: writeBotcastScript(events, today, town), source: 'rules' },
});

/** Writes once for everyone, by the assistant as far as grounded, else by rules. Stored, so a restart changes nothing. */
export class ScriptWriter {
  private last: { of: string; script: Promise<BotcastScript>; until: number } | undefined;

  constructor(
    private readonly assistant: BudgetedAssistant,
    private readonly notes: Notes,
  ) {}

  async of(week: BotcastWeek, caller: AssistantCaller, now = performance.now()): Promise<BotcastScript> {
    if (week.byRules.text === '') return week.byRules;
    const weekDigest = createHash('sha256').update(week.byRules.text).digest('hex');
    if (this.last?.of === weekDigest && now < this.last.until) return this.last.script;
    const last = { of: weekDigest, script: this.loadOrWrite(weekDigest, week, caller), until: Number.POSITIVE_INFINITY };
    this.last = last;
    last.script.then(
      ({ source }) => {
        if (source === 'rules') last.until = now + RETRY_AFTER_RULES_MS;
      },
      () => {
        if (this.last === last) this.last = undefined;
      },
    );
    return last.script;
  }

  private async loadOrWrite(weekDigest: string, week: BotcastWeek, caller: AssistantCaller): Promise<BotcastScript> {
    const note = await this.notes.get<ScriptNote>(NOTE_KEY);
    if (note?.of === weekDigest) return note.script;
    const written = await this.assistant.text(toWritingTask(week), caller);
    if (written === null) return week.byRules;
    const { events, today, town, byRules } = week;
    const text = toCheckedScript(written, events, today, town);
    const script: BotcastScript = text === null ? byRules : { text, source: 'claude' };
    await this.notes.put(NOTE_KEY, { of: weekDigest, script } satisfies ScriptNote);
    return script;
  }
}

/** After a text by rules, the assistant is tried again after this: the first caller may have had no budget left. */
const RETRY_AFTER_RULES_MS = 10 * 60_000;

/** `of` is a digest of the text by rules: any change of the week changes it. */
type ScriptNote = { of: string; script: BotcastScript };

const NOTE_KEY = 'botcast';

const toWritingTask = ({ events, today }: BotcastWeek): WritingTask => ({
  system: `${GROUNDING_PROMPT}\n${BOTCAST_TASK}`,
  turns: [{ role: 'user', content: formatEventsForPrompt(toBotcastGrounding(events, today)) }],
  maxTokens: MAX_TOKENS,
  signal: AbortSignal.timeout(WRITING_TIMEOUT_MS),
});

const MAX_TOKENS = 1_500;
/** Then what is written so far is used. */
const WRITING_TIMEOUT_MS = 20_000;
