import { Body, Controller, HttpCode, Ip, Post, UnauthorizedException, UnprocessableEntityException } from '@nestjs/common';
import { formatDraftTimes, type ParsedEvent, timesOfDayOf, withInstants } from '#libs/contracts';
import { ParseBody } from '#libs/contracts/requests';
import { createTownClock, type TownClock } from '#libs/integrations';
import { BudgetedAssistant } from '../assistant/budgeted-assistant';
import { NotCountedAsWrite } from '../http/not-counted-as-write';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { QuickAddReader } from './quick-add-reader';

@ForResidents()
@Controller('events/parse-natural-language')
export class QuickAddController {
  private readonly townClock: TownClock;

  constructor(
    private readonly reader: QuickAddReader,
    private readonly assistant: BudgetedAssistant,
    private readonly clock: Clock,
    { timeZone }: TownSettings,
  ) {
    this.townClock = createTownClock(timeZone);
  }

  /** Creates nothing. 422 if the text contains no event. */
  @Post()
  @NotCountedAsWrite()
  @HttpCode(200)
  async parse(
    @Body() { text, availableCategories, assisted = true }: ParseBody,
    @Ip() ip: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<ParsedEvent> {
    if (!resident) throw new UnauthorizedException('Sign in to keep events of your own.');
    const caller = { ip, account: resident.account };
    this.assistant.admit(caller);
    const parsed = await this.reader.read(text, caller, assisted, availableCategories);
    if (!parsed.name) {
      throw new UnprocessableEntityException('Could not understand the event description. Try being more specific.');
    }
    const instants = withInstants(parsed, this.clock.today(), this.townClock.instantAt);
    return { ...instants, time: formatDraftTimes(timesOfDayOf(instants)), displayDate: null };
  }
}
