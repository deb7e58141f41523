import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { botcastScript } from '#libs/assistant';
import { type Botcast, isExpired, withoutMarks } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { Speech } from '#libs/integrations';
import { Derived } from '../answers/derived';
import { Calendar } from '../events/calendar';
import { CARDS_HANG_ON } from '../events/cards';
import { recordingsIn } from '../outside/outside.module';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { Recordings } from './recordings';
import { Speaking } from './speaking';

/** What is on this week, told aloud: the same for everybody, until something about it changes. */
@Injectable()
export class Botcasts implements OnModuleDestroy {
  readonly recordings: Recordings;
  private readonly speaking: Speaking;
  private readonly script: Derived<string>;

  constructor(
    readModels: ReadModels,
    speech: Speech,
    { ALMANAC_DATA_DIR }: Configuration,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    this.recordings = new Recordings(recordingsIn(ALMANAC_DATA_DIR));
    this.speaking = new Speaking(speech, this.recordings);
    this.script = new Derived(readModels, CARDS_HANG_ON, () => this.written());
  }

  /** Made when it is first asked for. Throws BadGatewayException while it cannot be. */
  async now(): Promise<Botcast> {
    const transcript = await this.script.get(`${this.clock.today()} ${await this.calendar.expired()}`);
    if (transcript === '') return { audioUrl: null, transcript: null, source: 'rules' };
    const name = await this.speaking.of(withoutMarks(transcript));
    return { audioUrl: name && `/api/botcast/${name}`, transcript, source: 'rules' };
  }

  onModuleDestroy() {
    this.speaking.stop();
  }

  private async written(): Promise<string> {
    const now = this.clock.now();
    const events = (await this.calendar.events()).filter((event) => !isExpired(event, now));
    return botcastScript(events, this.clock.today(), this.town.name);
  }
}
