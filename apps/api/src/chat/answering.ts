import { Injectable } from '@nestjs/common';
import { answered, believedPieces, chatGround, chatTask, type Known, saidOfTown } from '#libs/assistant';
import { CHAT_APOLOGY, type ChatChunk, MOST_TURNS } from '#libs/contracts';
import type { ChatBody } from '#libs/contracts/requests';
import { AssistantFailure } from '#libs/integrations';
import { type Asking, Assisted } from '../assisted/assisted';

/**
 * Answers in a conversation: Claude where it is there, as far as the server believes it, and else the rules. What is somebody's own
 * the rules tell.
 */
@Injectable()
export class Answering {
  constructor(private readonly assistant: Assisted) {}

  /** Whoever is `stopped` is told nothing more, and neither is anybody asked for them. */
  async *answer(body: ChatBody, known: Known, asking: Asking, stopped: AbortSignal): AsyncGenerator<ChatChunk> {
    const { message, events = [], conversationHistory = [] } = body;
    const history = conversationHistory.slice(-MOST_TURNS);
    const byRules = answered(message, history, known);
    const shown = events.map(({ id }) => id);
    const ground = this.assistant.isThere && chatGround(message, history, known, byRules, shown);
    if (ground) {
      const task = chatTask(message, saidOfTown(history, known), ground);
      const written = this.assistant.write({ ...task, stopped }, asking);
      let hasBegun = false;
      try {
        for await (const content of believedPieces(written, ground)) {
          hasBegun = true;
          yield { content };
        }
        if (stopped.aborted) return;
        if (hasBegun) return yield { done: true, source: 'claude' };
      } catch (error) {
        if (!(error instanceof AssistantFailure)) throw error;
        if (hasBegun) return yield { error: CHAT_APOLOGY };
      }
    }
    for (const content of byRules.split(/(?<=\n)/)) yield { content };
    yield { done: true, source: 'rules' };
  }
}
