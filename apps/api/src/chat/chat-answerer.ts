import { Injectable } from '@nestjs/common';
import {
  answerByRules,
  type ChatContext,
  streamGroundedSentences,
  toChatGrounding,
  toChatPrompt,
  withoutOwnEventAnswers,
} from '#libs/assistant';
import { CHAT_ERROR_MESSAGE, type ChatChunk, MAX_CHAT_TURNS } from '#libs/contracts';
import type { ChatBody } from '#libs/contracts/requests';
import { AssistantFailure } from '#libs/integrations';
import { type AssistantCaller, BudgetedAssistant } from '../assistant/budgeted-assistant';

/**
 * Answers a conversation: by the assistant if it is available and as far as its sentences are grounded, otherwise by rules.
 * Questions about own events are answered by rules.
 */
@Injectable()
export class ChatAnswerer {
  constructor(private readonly assistant: BudgetedAssistant) {}

  /** An aborted `signal` ends the answer and calls no assistant. */
  async *answer(body: ChatBody, context: ChatContext, caller: AssistantCaller, signal: AbortSignal): AsyncGenerator<ChatChunk> {
    const { message, events = [], conversationHistory = [] } = body;
    const history = conversationHistory.slice(-MAX_CHAT_TURNS);
    const byRules = answerByRules(message, history, context);
    const shownEventIds = events.map(({ id }) => id);
    const grounding = this.assistant.isAvailable && toChatGrounding(message, history, context, byRules, shownEventIds);
    if (grounding) {
      const task = toChatPrompt(message, withoutOwnEventAnswers(history, context), grounding);
      const written = this.assistant.write({ ...task, signal }, caller);
      let hasBegun = false;
      try {
        for await (const content of streamGroundedSentences(written, grounding)) {
          hasBegun = true;
          yield { content };
        }
        if (signal.aborted) return;
        if (hasBegun) return yield { done: true, source: 'claude' };
      } catch (error) {
        if (!(error instanceof AssistantFailure)) throw error;
        if (hasBegun) return yield { error: CHAT_ERROR_MESSAGE };
      }
    }
    for (const content of byRules.split(/(?<=\n)/)) yield { content };
    yield { done: true, source: 'rules' };
  }
}
