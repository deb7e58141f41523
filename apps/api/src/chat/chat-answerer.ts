import { Injectable } from '@nestjs/common';
import {
  answerMessage,
  answerReading,
  type ChatAnswer,
  type ChatContext,
  createQueryForm,
  isAboutTown,
  parseQueryForm,
  toChips,
  toReadingContext,
} from '#libs/assistant';
import { type ChatChunk, MAX_CHAT_TURNS } from '#libs/contracts';
import type { ChatBody } from '#libs/contracts/requests';
import { type AssistantCaller, BudgetedAssistant } from '../assistant/budgeted-assistant';

/** Assistant and rules only read the question; one place composes the answer. Rules read questions about own events. */
@Injectable()
export class ChatAnswerer {
  constructor(private readonly assistant: BudgetedAssistant) {}

  /** An aborted `signal` ends the answer and calls no assistant. */
  async *answer(body: ChatBody, context: ChatContext, caller: AssistantCaller, signal: AbortSignal): AsyncGenerator<ChatChunk> {
    const byRules = this.answerByRules(body, context);
    const byAssistant = await this.answerByAssistant(body, context, byRules, caller, signal);
    if (signal.aborted) return;
    const { text, query } = byAssistant ?? byRules.answer;
    for (const content of text.split(/(?<=\n)/)) yield { content };
    const { today } = toReadingContext(context);
    yield { done: true, source: byAssistant ? 'claude' : 'rules', query, chips: toChips(query, today) };
  }

  private answerByRules({ message, conversationHistory = [], query }: ChatBody, context: ChatContext) {
    return answerMessage(message, conversationHistory.slice(-MAX_CHAT_TURNS), context, query);
  }

  /** Null if the rules' answer stands: a query that the reader has changed is read already, and no form has trash days or school hours. */
  private async answerByAssistant(
    { message, query: changed }: ChatBody,
    context: ChatContext,
    { before, answer }: ReturnType<ChatAnswerer['answerByRules']>,
    caller: AssistantCaller,
    signal: AbortSignal,
  ): Promise<ChatAnswer | null> {
    const isPersonal = answer.query.whose !== undefined || !isAboutTown(answer.text, context);
    if (changed || isPersonal || answer.query.topic !== undefined || !this.assistant.isAvailable || signal.aborted) return null;
    const reading = toReadingContext(context);
    const filled = await this.assistant.fill(createQueryForm(reading, before.query), message, caller, signal);
    const query = filled && parseQueryForm(filled, message, before.query, context.town);
    const byAssistant = query && answerReading({ query }, before, context);
    return byAssistant?.isFound || (byAssistant && !answer.isFound) ? byAssistant : null;
  }
}
