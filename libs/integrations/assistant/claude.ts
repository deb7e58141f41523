import type Anthropic from '@anthropic-ai/sdk';
import type { ContentBlockParam, MessageParam } from '@anthropic-ai/sdk/resources/messages';
import type { ChatTurn } from '#libs/contracts';
import { Assistant, AssistantFailure, AssistantRefusal, type Form, type WritingTask } from './assistant';
import { Deadline } from './deadline';

/** Milliseconds: for a form, of which somebody waits before a screen with rules that answer at once; for the first of a text; for all of it. */
const PATIENCE = { form: 4_000, first: 10_000, whole: 60_000 };
const MOST_TOKENS = 1_024;

/** `baseURL` stands for Anthropic's own address, which is asked where it says nothing. */
export type ClaudeAccount = Readonly<{ apiKey: string; model: string; baseURL?: string }>;

export class Claude extends Assistant {
  private readonly anthropic: Anthropic;
  private readonly model: string;
  private readonly patience: typeof PATIENCE;

  constructor({ apiKey, model, baseURL = 'https://api.anthropic.com' }: ClaudeAccount, patience: Partial<typeof PATIENCE> = {}) {
    super();
    this.model = model;
    this.patience = { ...PATIENCE, ...patience };
    const { Anthropic } = sdk();
    this.anthropic = new Anthropic({ apiKey, baseURL, maxRetries: 0, logLevel: 'off' });
  }

  async fill({ name, task, properties }: Form, text: string) {
    const patience = this.patience.form;
    try {
      const { content } = await this.anthropic.messages.create(
        {
          model: this.model,
          max_tokens: MOST_TOKENS,
          system: task,
          messages: [{ role: 'user', content: text.toWellFormed() }],
          tools: [{ name, description: task, input_schema: { type: 'object', properties, required: Object.keys(properties) } }],
          tool_choice: { type: 'tool', name },
        },
        // Also of an answer that has begun and does not end.
        { timeout: patience, signal: AbortSignal.timeout(patience) },
      );
      const filled = content.find((block) => block.type === 'tool_use')?.input;
      if (typeof filled === 'object' && filled !== null) return filled as Record<string, unknown>;
    } catch (error) {
      throw failureOf(error);
    }
    throw new AssistantFailure(NONSENSE);
  }

  async *write({ system, turns, document, mostTokens = MOST_TOKENS, stopped }: WritingTask): AsyncGenerator<string> {
    const deadline = new Deadline(this.patience.first, this.patience.whole, stopped);
    let ending: string | null = null;
    try {
      const events = await this.anthropic.messages.create(
        {
          model: this.model,
          max_tokens: mostTokens,
          system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
          messages: said(turns, document),
          stream: true,
        },
        { timeout: this.patience.whole, signal: deadline.signal },
      );
      for await (const event of events) {
        if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
          deadline.hasBegun();
          yield event.delta.text;
        }
        if (event.type === 'message_delta') ending = event.delta.stop_reason;
      }
    } catch (error) {
      if (stopped?.aborted) return;
      throw deadline.isOver ? new AssistantFailure(TOO_SLOW) : failureOf(error);
    } finally {
      deadline.end();
    }
    if (stopped?.aborted) return;
    if (deadline.isOver) throw new AssistantFailure(TOO_SLOW);
    if (ending === 'refusal') throw new AssistantRefusal('Claude declined to write this.');
    if (ending !== 'end_turn' && ending !== 'stop_sequence')
      throw new AssistantFailure('Claude stopped before the answer was complete.');
  }
}

/** The document stands before the words that are about it. Half a letter would make a request that cannot be read, after which nobody is answered for a while. */
const said = (turns: readonly ChatTurn[], document: Uint8Array | undefined): MessageParam[] =>
  turns.map(({ role, content }, place) => ({
    role,
    content:
      document && place === turns.length - 1
        ? [pdf(document), { type: 'text', text: content.toWellFormed() }]
        : content.toWellFormed(),
  }));

const pdf = (document: Uint8Array): ContentBlockParam => ({
  type: 'document',
  source: { type: 'base64', media_type: 'application/pdf', data: Buffer.from(document).toString('base64') },
});

const NONSENSE = 'Claude sent an invalid response.';
const TOO_SLOW = 'Claude did not answer in time.';

/** What the library throws may hold the whole answer, and with it the text. */
const failureOf = (error: unknown): AssistantFailure => {
  const { APIConnectionError, APIConnectionTimeoutError, APIError } = sdk();
  if (error instanceof APIConnectionTimeoutError || isAborted(error)) return new AssistantFailure(TOO_SLOW);
  if (error instanceof APIConnectionError) return new AssistantFailure('Claude could not be reached.');
  if (error instanceof APIError && error.status) return new AssistantFailure(`Claude answered ${error.status}.`);
  if (error instanceof APIError && error.type === 'overloaded_error') return new AssistantFailure('Claude is overloaded.');
  return new AssistantFailure(NONSENSE);
};

const isAborted = (error: unknown) => /abort|timeout/i.test(`${(error as Error).name} ${(error as Error).message}`);

/** Loaded with the first account: most towns have none. */
const sdk = () => require('@anthropic-ai/sdk') as typeof import('@anthropic-ai/sdk');
