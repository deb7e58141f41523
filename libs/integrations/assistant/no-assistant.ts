import { Assistant, AssistantFailure } from './assistant';

/** Where no operator has named one. */
export class NoAssistant extends Assistant {
  async fill(): Promise<never> {
    throw new AssistantFailure('There is no assistant.');
  }
}
