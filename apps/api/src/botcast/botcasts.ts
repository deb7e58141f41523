import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Botcast, isExpired, removeMarks } from '#libs/contracts';
import { Notes, ReadModels } from '#libs/event-sourcing';
import { SpeechSynthesizer } from '#libs/integrations';
import { type AssistantCaller, BudgetedAssistant } from '../assistant/budgeted-assistant';
import { Calendar } from '../events/calendar';
import { MERGED_EVENT_MODELS } from '../events/merged-events';
import { recordingsFolder } from '../http-client/http-client.module';
import { DerivedValue } from '../response-cache/derived-value';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { Recordings } from './recordings';
import { type BotcastWeek, ScriptWriter, toBotcastWeek } from './script-writer';
import { SpeechRecorder } from './speech-recorder';

@Injectable()
export class Botcasts implements OnModuleDestroy {
  readonly recordings: Recordings;
  private readonly recorder: SpeechRecorder;
  private readonly writer: ScriptWriter;
  private readonly week: DerivedValue<BotcastWeek>;

  constructor(
    readModels: ReadModels,
    notes: Notes,
    speech: SpeechSynthesizer,
    assistant: BudgetedAssistant,
    { ALMANAC_DATA_DIR }: Configuration,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    this.recordings = new Recordings(recordingsFolder(ALMANAC_DATA_DIR));
    this.recorder = new SpeechRecorder(speech, this.recordings);
    this.writer = new ScriptWriter(assistant, notes);
    this.week = new DerivedValue(readModels, MERGED_EVENT_MODELS, () => this.loadWeek());
  }

  /** Made on the first request. Throws BadGatewayException if that fails. */
  async get(caller: AssistantCaller): Promise<Botcast> {
    const week = await this.week.get(`${this.clock.today()} ${await this.calendar.expiredCount()}`);
    const { text, source } = await this.writer.of(week, caller);
    if (text === '') return { audioUrl: null, transcript: null, source };
    const name = await this.recorder.record(removeMarks(text));
    return { audioUrl: name && `/api/botcast/${name}`, transcript: text, source };
  }

  onModuleDestroy() {
    this.recorder.stop();
  }

  private async loadWeek(): Promise<BotcastWeek> {
    const now = this.clock.now();
    const events = (await this.calendar.events()).filter((event) => !isExpired(event, now));
    return toBotcastWeek(events, this.clock.today(), this.town.name);
  }
}
