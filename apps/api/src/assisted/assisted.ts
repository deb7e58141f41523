import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { dayIn } from '#libs/contracts';
import { Notes } from '#libs/event-sourcing';
import { Assistant, AssistantFailure, AssistantRefusal, type Form, NoAssistant, type WritingTask } from '#libs/integrations';
import { Minutes } from '../commands/allowance';
import { Meters } from '../observing/meters';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { Budget, type Spent } from './budget';

/** For whom an assistant is asked: where they are, and their account where they have signed in. It is not told. */
export type Asking = Readonly<{ ip: string; account?: string | undefined }>;

/** How long nobody else waits for an assistant that has failed somebody. */
const REST_MS = 60_000;

const NOTE = 'assisted';

/**
 * The assistant, as far as the town can afford it: everything assisted asks it through here, and rules answer where it does not.
 * It is not asked while it rests after a failure, and not when the budget of the day is spent. Each server counts for itself.
 */
@Injectable()
export class Assisted implements OnModuleInit {
  private readonly logger = new Logger('Assistant');
  private readonly minutes: Minutes;
  private readonly budget: Budget;
  private restsUntil = 0;

  constructor(
    private readonly assistant: Assistant,
    private readonly notes: Notes,
    private readonly town: TownSettings,
    private readonly meters: Meters,
    { ASSISTED_PER_MINUTE, ASSISTANT_PER_DAY, ASSISTANT_PER_DAY_AND_ADDRESS }: Configuration,
  ) {
    this.minutes = new Minutes(ASSISTED_PER_MINUTE);
    this.budget = new Budget(ASSISTANT_PER_DAY, ASSISTANT_PER_DAY_AND_ADDRESS);
    meters.assistantBudget.set(ASSISTANT_PER_DAY);
  }

  async onModuleInit() {
    if (this.assistant instanceof NoAssistant) return;
    const spent = await this.notes.get<Spent>(NOTE);
    if (spent) this.budget.carryOn(spent);
    this.noteSpent();
  }

  /** An assisted call of theirs, whoever answers it. Throws `TooMuch`. */
  admit({ ip, account }: Asking) {
    this.minutes.spend([account ?? normalizeIp(ip)], 1);
  }

  /** Whether it is worth while to think of what to ask it. */
  get isThere(): boolean {
    return !(this.assistant instanceof NoAssistant) && performance.now() >= this.restsUntil;
  }

  /** A form filled in; null where rules must do. */
  async fill(form: Form, text: string, asking: Asking): Promise<Readonly<Record<string, unknown>> | null> {
    return this.orNull(async () => {
      const giveBack = await this.spend(asking);
      try {
        const filled = await this.assistant.fill(form, text);
        this.count('answered');
        return filled;
      } catch (error) {
        this.hasFailed(error, giveBack);
        throw error;
      }
    });
  }

  /** A whole text; null where rules must do, '' where it will not write one. */
  async text(task: WritingTask, asking: Asking): Promise<string | null> {
    return this.orNull(async () => {
      let text = '';
      try {
        for await (const piece of this.write(task, asking)) text += piece;
      } catch (error) {
        if (!(error instanceof AssistantRefusal)) throw error;
        return '';
      }
      return text;
    });
  }

  /** A text piece by piece. Throws AssistantFailure where rules must do, also in the middle of it. */
  async *write(task: WritingTask, asking: Asking): AsyncGenerator<string> {
    const giveBack = await this.spend(asking);
    let hasBegun = false;
    try {
      for await (const piece of this.assistant.write(task)) {
        hasBegun = true;
        yield piece;
      }
      if (!hasBegun && task.stopped?.aborted) giveBack();
      this.count('answered');
    } catch (error) {
      if (hasBegun) this.count('broken_off');
      else this.hasFailed(error, giveBack);
      throw error;
    }
  }

  /** Throws AssistantFailure. It is noted before anything is asked: who is started again goes on from there. */
  private async spend({ ip }: Asking): Promise<() => void> {
    if (!this.isThere) throw this.unasked('resting', 'The assistant is not available.');
    const giveBack = this.budget.spend(normalizeIp(ip), dayIn(this.town.timeZone, new Date().toISOString()));
    if (!giveBack) throw this.unasked('over_budget', 'The assistant budget of the day is spent.');
    this.noteSpent();
    await this.notes.put(NOTE, this.budget.spent);
    return giveBack;
  }

  private unasked(outcome: string, sentence: string) {
    if (!(this.assistant instanceof NoAssistant)) this.count(outcome);
    return new AssistantFailure(sentence);
  }

  private count(outcome: string) {
    this.meters.assistantCalls.inc({ outcome });
  }

  private noteSpent() {
    this.meters.assistantSpent.set(this.budget.spent.spent);
  }

  /** Who was told that it will not, was answered; who got nothing at all has used nothing, and others need not wait for the same. */
  private hasFailed(error: unknown, giveBack: () => void) {
    this.count(error instanceof AssistantRefusal ? 'refused' : 'failed');
    if (!(error instanceof AssistantFailure) || error instanceof AssistantRefusal) return;
    giveBack();
    this.noteSpent();
    this.restsUntil = performance.now() + REST_MS;
    this.logger.warn(`${error.message} Rules answer meanwhile.`);
  }

  private async orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof AssistantFailure) return null;
      throw error;
    }
  }
}
