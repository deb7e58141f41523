import type Anthropic from '@anthropic-ai/sdk';
import type { ContentBlockParam, MessageParam } from '@anthropic-ai/sdk/resources/messages';
import type { ChatTurn } from '#libs/contracts';
import { Assistant, AssistantFailure, type AssistantForm, AssistantRefusal, type WritingTask } from './assistant';
import { Deadline } from './deadline';

/** Milliseconds: for a form, which a resident waits for although the rules answer at once; until a text begins; until it ends. */
const TIMEOUTS_MS = { form: 4_000, first: 10_000, whole: 60_000 };
const DEFAULT_MAX_TOKENS = 1_024;

export type ClaudeAccount = Readonly<{ apiKey: string; model: string; baseURL?: string }>;

export class Claude extends Assistant {
  private readonly anthropic: Anthropic;
  private readonly model: string;
  private readonly timeoutsMs: typeof TIMEOUTS_MS;

  constructor(
    { apiKey, model, baseURL = 'https://api.anthropic.com' }: ClaudeAccount,
    timeoutMs: Partial<typeof TIMEOUTS_MS> = {},
  ) {
    super();
    this.model = model;
    this.timeoutsMs = { ...TIMEOUTS_MS, ...timeoutMs };
    const { Anthropic } = loadSdk();
    this.anthropic = new Anthropic({ apiKey, baseURL, maxRetries: 0, logLevel: 'off' });
  }

  async fill({ name, task, properties }: AssistantForm, text: string, signal?: AbortSignal) {
    const timeoutMs = this.timeoutsMs.form;
    try {
      const { content } = await this.anthropic.messages.create(
        {
          model: this.model,
          max_tokens: DEFAULT_MAX_TOKENS,
          system: task,
          messages: [{ role: 'user', content: text.toWellFormed() }],
          tools: [{ name, description: task, input_schema: { type: 'object', properties, required: Object.keys(properties) } }],
          tool_choice: { type: 'tool', name },
        },
        // Also ends an answer that has begun and does not end.
        { timeout: timeoutMs, signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]) },
      );
      const input = content.find((block) => block.type === 'tool_use')?.input;
      if (typeof input === 'object' && input !== null) return input as Record<string, unknown>;
    } catch (error) {
      throw toAssistantFailure(error);
    }
    throw new AssistantFailure(INVALID_ANSWER);
  }

  async *write({ system, turns, document, maxTokens = DEFAULT_MAX_TOKENS, signal }: WritingTask): AsyncGenerator<string> {
    const deadline = new Deadline(this.timeoutsMs.first, this.timeoutsMs.whole, signal);
    let stopReason: string | null = null;
    try {
      const events = await this.anthropic.messages.create(
        {
          model: this.model,
          max_tokens: maxTokens,
          system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
          messages: toMessages(turns, document),
          stream: true,
        },
        { timeout: this.timeoutsMs.whole, signal: deadline.signal },
      );
      for await (const event of events) {
        if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
          deadline.markBegun();
          yield event.delta.text;
        }
        if (event.type === 'message_delta') stopReason = event.delta.stop_reason;
      }
    } catch (error) {
      if (signal?.aborted) return;
      throw deadline.isOver ? new AssistantFailure(TIMED_OUT) : toAssistantFailure(error);
    } finally {
      deadline.clear();
    }
    if (signal?.aborted) return;
    if (deadline.isOver) throw new AssistantFailure(TIMED_OUT);
    if (stopReason === 'refusal') throw new AssistantRefusal('Claude declined to write this.');
    if (stopReason !== 'end_turn' && stopReason !== 'stop_sequence')
      throw new AssistantFailure('Claude stopped before the answer was complete.');
  }
}

/** An unpaired surrogate would make the request invalid, and the library would then pause its requests. */
const toMessages = (turns: readonly ChatTurn[], document: Uint8Array | undefined): MessageParam[] =>
  turns.map(({ role, content }, place) => ({
    role,
    content:
      document && place === turns.length - 1
        ? [toDocumentBlock(document), { type: 'text', text: content.toWellFormed() }]
        : content.toWellFormed(),
  }));

const toDocumentBlock = (document: Uint8Array): ContentBlockParam => ({
  type: 'document',
  source: { type: 'base64', media_type: 'application/pdf', data: Buffer.from(document).toString('base64') },
});

const INVALID_ANSWER = 'Claude sent an invalid response.';
const TIMED_OUT = 'Claude did not answer in time.';

/** The library's errors may contain the whole answer, and with it the text. */
const toAssistantFailure = (error: unknown): AssistantFailure => {
  const { APIConnectionError, APIConnectionTimeoutError, APIError } = loadSdk();
  if (error instanceof APIConnectionTimeoutError || isAbortError(error)) return new AssistantFailure(TIMED_OUT);
  if (error instanceof APIConnectionError) return new AssistantFailure('Claude could not be reached.');
  if (error instanceof APIError && error.status) return new AssistantFailure(`Claude answered ${error.status}.`);
  if (error instanceof APIError && error.type === 'overloaded_error') return new AssistantFailure('Claude is overloaded.');
  return new AssistantFailure(INVALID_ANSWER);
};

const isAbortError = (error: unknown) => /abort|timeout/i.test(`${(error as Error).name} ${(error as Error).message}`);

/** Loaded with the first account, because most towns have none. */
const loadSdk = () => require('@anthropic-ai/sdk') as typeof import('@anthropic-ai/sdk');
