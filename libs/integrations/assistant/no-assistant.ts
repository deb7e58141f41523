import { Assistant, AssistantFailure } from './assistant';

/** Where no operator has named one. */
export class NoAssistant extends Assistant {
  async fill(): Promise<never> {
    throw new AssistantFailure(NOBODY);
  }

  // biome-ignore lint/correctness/useYield: nobody writes anything
  async *write(): AsyncGenerator<string> {
    throw new AssistantFailure(NOBODY);
  }
}

const NOBODY = 'No assistant is configured.';
