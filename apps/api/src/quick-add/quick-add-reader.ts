import { Injectable } from '@nestjs/common';
import { type EventDraft, OWN_CATEGORIES, type ParsedEvent, toUserKey } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { parseQuickAdd, type QuickAddContext } from '#libs/quick-add';
import { type AssistantCaller, BudgetedAssistant } from '../assistant/budgeted-assistant';
import { Calendar } from '../events/calendar';
import { OwnEvents } from '../own-events/own-events';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { combineDrafts } from './combine-drafts';
import { createQuickAddForm, parseFilledForm } from './quick-add-form';

type QuickAddCaller = AssistantCaller & { account: string };

type ReadDraft = EventDraft & Pick<ParsedEvent, 'source'>;

@Injectable()
export class QuickAddReader {
  constructor(
    private readonly assistant: BudgetedAssistant,
    private readonly calendar: Calendar,
    private readonly ownEvents: OwnEvents,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  async read(text: string, caller: QuickAddCaller, assisted: boolean, categories?: readonly string[]): Promise<ReadDraft> {
    const context: QuickAddContext = {
      now: this.clock.now(),
      timeZone: this.town.timeZone,
      town: this.town.name,
      places: await this.places(),
      categories: categories ?? (await this.categoriesOf(caller.account)),
    };
    const byRules = parseQuickAdd(text, context);
    const byAssistant = assisted ? await this.askAssistant(text, context, caller) : null;
    return byAssistant
      ? { ...combineDrafts(byRules, byAssistant, this.clock.today()), source: 'claude' }
      : { ...byRules, source: 'rules' };
  }

  private async askAssistant(text: string, context: QuickAddContext, caller: AssistantCaller) {
    const filled = this.assistant.isAvailable ? await this.assistant.fill(createQuickAddForm(context), text, caller) : null;
    return filled && parseFilledForm(filled, text, context);
  }

  private async places(): Promise<QuickAddContext['places']> {
    const addresses = new Map<string, string | null>();
    for (const { location, address } of await this.calendar.events()) {
      if (location && (address || !addresses.has(location))) addresses.set(location, address ?? null);
    }
    return [...addresses].map(([name, address]) => ({ name, address }));
  }

  private async categoriesOf(account: string): Promise<string[]> {
    const own = await this.ownEvents.readDecrypted(hashedKey(toUserKey(account)));
    return [...new Set([...own.map(({ content }) => content.category), ...OWN_CATEGORIES])];
  }
}
