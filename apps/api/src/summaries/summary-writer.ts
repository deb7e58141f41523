import { Injectable } from '@nestjs/common';
import {
  AGENDA_TASK,
  formatEventsForPrompt,
  formatFactsForPrompt,
  GROUNDING_PROMPT,
  type Grounding,
  keepGroundedSentences,
  mergeRooms,
  SUMMARY_DEFINITIONS,
  type SummaryEvent,
  type SummaryKind,
  selectPromptEvents,
  writeAgendaSummary,
} from '#libs/assistant';
import { escapeMarks, type Summary, type TownEvent } from '#libs/contracts';
import { type AssistantCaller, BudgetedAssistant } from '../assistant/budgeted-assistant';
import { Clock } from '../settings/clock';
import { TextCache } from './text-cache';

/** Then what is written so far is used. */
const WRITE_TIMEOUT_MS = 15_000;
const MAX_SUMMARY_TOKENS = 800;
/** For a larger document only its lines are sent to the assistant. */
const MAX_DOCUMENT_BYTES = 1024 * 1024;

/** Writes by the assistant, as far as grounded in published events, else by rules. Never sends own events to an assistant. */
@Injectable()
export class SummaryWriter {
  private readonly cache = new TextCache();

  constructor(
    private readonly assistant: BudgetedAssistant,
    private readonly clock: Clock,
  ) {}

  async write(kind: SummaryKind, requested: readonly SummaryEvent[], caller: AssistantCaller): Promise<Summary> {
    const today = this.clock.today();
    const marked = mergeRooms(requested);
    const { byRules, task } = SUMMARY_DEFINITIONS[kind];
    const ofTown = selectPromptEvents(kind, marked.filter(isOfTown), today);
    const ground = { today, events: ofTown.map(({ event }) => event) };
    const myAlmanacIds = new Set(ofTown.filter(({ isMyAlmanac }) => isMyAlmanac).map(({ event }) => event.id));
    const text =
      ofTown.length > 0 ? await this.writeGrounded(task, ground, formatEventsForPrompt(ground, myAlmanacIds), caller) : '';
    if (!text) return { summary: byRules(marked, today), source: 'rules' };
    const own = byRules(
      marked.filter((one) => !isOfTown(one)),
      today,
    );
    return { summary: [text, own].filter(Boolean).join('\n'), source: 'claude' };
  }

  async writeForAgenda(
    event: TownEvent,
    items: readonly string[],
    document: Uint8Array,
    caller: AssistantCaller,
  ): Promise<Summary> {
    const today = this.clock.today();
    const facts = Object.fromEntries(items.map((item, place) => [String(place + 1), `*${escapeMarks(item)}*`]));
    const ground = { today, events: [event], facts };
    const prompt = `${formatEventsForPrompt(ground)}\n${formatFactsForPrompt(ground)}`;
    const text = await this.writeGrounded(AGENDA_TASK, ground, prompt, caller, document);
    return text ? { summary: text, source: 'claude' } : { summary: writeAgendaSummary(event, items, today), source: 'rules' };
  }

  /** The text is cached as written; placeholders are filled in each time. */
  private async writeGrounded(
    task: string,
    ground: Grounding,
    prompt: string,
    caller: AssistantCaller,
    document?: Uint8Array,
  ): Promise<string> {
    const text = await this.cache.getOrWrite([task, prompt], ground.today, () =>
      this.assistant.text(
        {
          system: `${GROUNDING_PROMPT}\n${task}`,
          turns: [{ role: 'user', content: prompt }],
          ...(document && document.length <= MAX_DOCUMENT_BYTES && { document }),
          maxTokens: MAX_SUMMARY_TOKENS,
          signal: AbortSignal.timeout(WRITE_TIMEOUT_MS),
        },
        caller,
      ),
    );
    return text === null ? '' : keepGroundedSentences(text, ground);
  }
}

const isOfTown = ({ event }: SummaryEvent) => event.isUserCreated !== 'true';
