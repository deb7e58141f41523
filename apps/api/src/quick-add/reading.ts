import { Injectable } from '@nestjs/common';
import { type EventDraft, OWN_CATEGORIES, type ParsedEvent, userKey } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { type Known, understand } from '#libs/quick-add';
import { type Asking, Assisted } from '../assisted/assisted';
import { Calendar } from '../events/calendar';
import { OwnEvents } from '../own-events/own-events';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { formFor, readingOf } from './form';
import { together } from './together';

type Resident = Asking & { account: string };

type Understood = EventDraft & Pick<ParsedEvent, 'source'>;

/** Understands an event in a resident's own words: by our rules, and by an assistant where there is one that answers. */
@Injectable()
export class Reading {
  constructor(
    private readonly assistant: Assisted,
    private readonly calendar: Calendar,
    private readonly ownEvents: OwnEvents,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {}

  async read(text: string, asking: Resident, assisted: boolean, categories?: readonly string[]): Promise<Understood> {
    const known: Known = {
      now: this.clock.now(),
      timeZone: this.town.timeZone,
      town: this.town.name,
      places: await this.places(),
      categories: categories ?? (await this.categoriesOf(asking.account)),
    };
    const byRules = understand(text, known);
    const byAssistant = assisted ? await this.assisted(text, known, asking) : null;
    return byAssistant
      ? { ...together(byRules, byAssistant, this.clock.today()), source: 'claude' }
      : { ...byRules, source: 'rules' };
  }

  private async assisted(text: string, known: Known, asking: Asking) {
    const filled = this.assistant.isThere ? await this.assistant.fill(formFor(known), text, asking) : null;
    return filled && readingOf(filled, text, known);
  }

  /** Where something takes place in the town. */
  private async places(): Promise<Known['places']> {
    const addresses = new Map<string, string | null>();
    for (const { location, address } of await this.calendar.events()) {
      if (location && (address || !addresses.has(location))) addresses.set(location, address ?? null);
    }
    return [...addresses].map(([name, address]) => ({ name, address }));
  }

  private async categoriesOf(account: string): Promise<string[]> {
    const own = await this.ownEvents.opened(hashedKey(userKey(account)));
    return [...new Set([...own.map(({ content }) => content.category), ...OWN_CATEGORIES])];
  }
}
