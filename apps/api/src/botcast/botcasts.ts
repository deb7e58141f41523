import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Botcast, isExpired, withoutMarks } from '#libs/contracts';
import { Notes, ReadModels } from '#libs/event-sourcing';
import { Speech } from '#libs/integrations';
import { Derived } from '../answers/derived';
import { type Asking, Assisted } from '../assisted/assisted';
import { Calendar } from '../events/calendar';
import { CARDS_HANG_ON } from '../events/cards';
import { recordingsIn } from '../outside/outside.module';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { Recordings } from './recordings';
import { Speaking } from './speaking';
import { type Week, Writing, weekByRules } from './writing';

/** What is on this week, told aloud: the same for everybody, until something about it changes. */
@Injectable()
export class Botcasts implements OnModuleDestroy {
  readonly recordings: Recordings;
  private readonly speaking: Speaking;
  private readonly writing: Writing;
  private readonly week: Derived<Week>;

  constructor(
    readModels: ReadModels,
    notes: Notes,
    speech: Speech,
    assistant: Assisted,
    { ALMANAC_DATA_DIR }: Configuration,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    this.recordings = new Recordings(recordingsIn(ALMANAC_DATA_DIR));
    this.speaking = new Speaking(speech, this.recordings);
    this.writing = new Writing(assistant, notes);
    this.week = new Derived(readModels, CARDS_HANG_ON, () => this.coming());
  }

  /** Made when it is first asked for. Throws BadGatewayException while it cannot be. */
  async now(asking: Asking): Promise<Botcast> {
    const week = await this.week.get(`${this.clock.today()} ${await this.calendar.expired()}`);
    const { text, source } = await this.writing.of(week, asking);
    if (text === '') return { audioUrl: null, transcript: null, source };
    const name = await this.speaking.of(withoutMarks(text));
    return { audioUrl: name && `/api/botcast/${name}`, transcript: text, source };
  }

  onModuleDestroy() {
    this.speaking.stop();
  }

  private async coming(): Promise<Week> {
    const now = this.clock.now();
    const events = (await this.calendar.events()).filter((event) => !isExpired(event, now));
    return weekByRules(events, this.clock.today(), this.town.name);
  }
}
