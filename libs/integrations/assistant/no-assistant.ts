import { Assistant, AssistantFailure } from './assistant';

export class NoAssistant extends Assistant {
  async fill(): Promise<never> {
    throw new AssistantFailure(NO_ASSISTANT);
  }

  // biome-ignore lint/correctness/useYield: nobody writes anything
  async *write(): AsyncGenerator<string> {
    throw new AssistantFailure(NO_ASSISTANT);
  }
}

const NO_ASSISTANT = 'No assistant is configured.';
