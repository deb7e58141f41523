import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { toTownDay } from '#libs/contracts';
import { Notes } from '#libs/event-sourcing';
import {
  Assistant,
  AssistantFailure,
  type AssistantForm,
  AssistantRefusal,
  NoAssistant,
  type WritingTask,
} from '#libs/integrations';
import { Throttler } from '../commands/throttler';
import { Metrics } from '../observing/metrics';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { DailyBudget, type SpentBudget } from './daily-budget';

/** Used for limits only; the assistant does not see it. */
export type AssistantCaller = Readonly<{ ip: string; account?: string | undefined }>;

const PAUSE_AFTER_FAILURE_MS = 60_000;

const BUDGET_NOTE = 'assisted';

/** Features call it here, and else use rules. It rests after a failure and when the day's budget is spent. Per server. */
@Injectable()
export class BudgetedAssistant implements OnModuleInit {
  private readonly logger = new Logger('Assistant');
  private readonly throttler: Throttler;
  private readonly budget: DailyBudget;
  private pausedUntil = 0;

  constructor(
    private readonly assistant: Assistant,
    private readonly notes: Notes,
    private readonly town: TownSettings,
    private readonly metrics: Metrics,
    { ASSISTED_PER_MINUTE, ASSISTANT_PER_DAY, ASSISTANT_PER_DAY_AND_ADDRESS }: Configuration,
  ) {
    this.throttler = new Throttler(ASSISTED_PER_MINUTE);
    this.budget = new DailyBudget(ASSISTANT_PER_DAY, ASSISTANT_PER_DAY_AND_ADDRESS);
    metrics.assistantBudget.set(ASSISTANT_PER_DAY);
  }

  async onModuleInit() {
    if (this.assistant instanceof NoAssistant) return;
    const spent = await this.notes.get<SpentBudget>(BUDGET_NOTE);
    if (spent) this.budget.restore(spent);
    this.reportSpent();
  }

  /** Counts one call, whether the assistant or the rules answer it. Throws `TooManyRequests`. */
  admit({ ip, account }: AssistantCaller) {
    this.throttler.spend([account ?? normalizeIp(ip)], 1);
  }

  get isAvailable(): boolean {
    return !(this.assistant instanceof NoAssistant) && performance.now() >= this.pausedUntil;
  }

  /** Null if rules must answer. */
  async fill(
    form: AssistantForm,
    text: string,
    caller: AssistantCaller,
    signal?: AbortSignal,
  ): Promise<Readonly<Record<string, unknown>> | null> {
    return this.orNull(async () => {
      const refund = await this.spend(caller);
      try {
        const filled = await this.assistant.fill(form, text, signal);
        this.count('answered');
        return filled;
      } catch (error) {
        if (signal?.aborted) {
          refund();
          return null;
        }
        this.handleFailure(error, refund);
        throw error;
      }
    });
  }

  /** Null if rules must answer, '' if the assistant refuses. */
  async text(task: WritingTask, caller: AssistantCaller): Promise<string | null> {
    return this.orNull(async () => {
      let text = '';
      try {
        for await (const piece of this.write(task, caller)) text += piece;
      } catch (error) {
        if (!(error instanceof AssistantRefusal)) throw error;
        return '';
      }
      return text;
    });
  }

  /** Throws AssistantFailure if rules must answer, also after some pieces. */
  async *write(task: WritingTask, caller: AssistantCaller): AsyncGenerator<string> {
    const refund = await this.spend(caller);
    let hasBegun = false;
    try {
      for await (const piece of this.assistant.write(task)) {
        hasBegun = true;
        yield piece;
      }
      if (!hasBegun && task.signal?.aborted) refund();
      this.count('answered');
    } catch (error) {
      if (hasBegun) this.count('broken_off');
      else this.handleFailure(error, refund);
      throw error;
    }
  }

  /** Throws AssistantFailure. The spent budget is stored before the call, so that a restart continues from there. */
  private async spend({ ip }: AssistantCaller): Promise<() => void> {
    if (!this.isAvailable) throw this.toFailure('resting', 'The assistant is not available.');
    const refund = this.budget.spend(normalizeIp(ip), toTownDay(this.town.timeZone, new Date().toISOString()));
    if (!refund) throw this.toFailure('over_budget', 'The assistant budget of the day is spent.');
    this.reportSpent();
    await this.notes.put(BUDGET_NOTE, this.budget.spent);
    return refund;
  }

  private toFailure(outcome: string, sentence: string) {
    if (!(this.assistant instanceof NoAssistant)) this.count(outcome);
    return new AssistantFailure(sentence);
  }

  private count(outcome: string) {
    this.metrics.assistantCalls.inc({ outcome });
  }

  private reportSpent() {
    this.metrics.assistantSpent.set(this.budget.spent.spent);
  }

  /** A refusal is an answer and stays spent. A failure gives the call back, and starts the pause. */
  private handleFailure(error: unknown, refund: () => void) {
    this.count(error instanceof AssistantRefusal ? 'refused' : 'failed');
    if (!(error instanceof AssistantFailure) || error instanceof AssistantRefusal) return;
    refund();
    this.reportSpent();
    this.pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS;
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
