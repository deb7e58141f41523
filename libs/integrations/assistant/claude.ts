import Anthropic, { APIConnectionError, APIConnectionTimeoutError, APIError } from '@anthropic-ai/sdk';
import { Assistant, AssistantFailure, type Form } from './assistant';

/** Somebody waits before a screen, and there are rules that answer at once. */
const PATIENCE_MS = 4_000;
const MOST_TOKENS = 1_024;

/** `baseURL` stands for Anthropic's own address, which is asked where it says nothing. */
export type ClaudeAccount = Readonly<{ apiKey: string; model: string; baseURL?: string }>;

export class Claude extends Assistant {
  private readonly anthropic: Anthropic;
  private readonly model: string;

  constructor(
    { apiKey, model, baseURL = 'https://api.anthropic.com' }: ClaudeAccount,
    private readonly patience = PATIENCE_MS,
  ) {
    super();
    this.model = model;
    this.anthropic = new Anthropic({ apiKey, baseURL, maxRetries: 0, logLevel: 'off' });
  }

  async fill({ name, task, properties }: Form, text: string) {
    try {
      const { content } = await this.anthropic.messages.create(
        {
          model: this.model,
          max_tokens: MOST_TOKENS,
          system: task,
          messages: [{ role: 'user', content: text }],
          tools: [{ name, description: task, input_schema: { type: 'object', properties, required: Object.keys(properties) } }],
          tool_choice: { type: 'tool', name },
        },
        // Also of an answer that has begun and does not end.
        { timeout: this.patience, signal: AbortSignal.timeout(this.patience) },
      );
      const filled = content.find((block) => block.type === 'tool_use')?.input;
      if (typeof filled === 'object' && filled !== null) return filled as Record<string, unknown>;
    } catch (error) {
      throw failureOf(error);
    }
    throw new AssistantFailure(NONSENSE);
  }
}

const NONSENSE = 'Claude answered what nobody understands.';

/** What the library throws may hold the whole answer, and with it the text. */
const failureOf = (error: unknown): AssistantFailure => {
  if (error instanceof APIConnectionTimeoutError || isAborted(error))
    return new AssistantFailure('Claude did not answer in time.');
  if (error instanceof APIConnectionError) return new AssistantFailure('Claude could not be reached.');
  if (error instanceof APIError && error.status) return new AssistantFailure(`Claude answered ${error.status}.`);
  return new AssistantFailure(NONSENSE);
};

const isAborted = (error: unknown) => /abort|timeout/i.test(`${(error as Error).name} ${(error as Error).message}`);
