import { Body, Controller, HttpCode, Ip, Post, UnauthorizedException, UnprocessableEntityException } from '@nestjs/common';
import { clocksOf, draftTimes, type ParsedEvent, withInstants } from '#libs/contracts';
import { ParseBody } from '#libs/contracts/requests';
import { type TownClock, townClock } from '#libs/integrations';
import { Assisted } from '../assisted/assisted';
import { OnlyReads } from '../http/only-reads';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { Reading } from './reading';

@ForResidents()
@Controller('events/parse-natural-language')
export class QuickAddController {
  private readonly townClock: TownClock;

  constructor(
    private readonly reading: Reading,
    private readonly assistant: Assisted,
    private readonly clock: Clock,
    { timeZone }: TownSettings,
  ) {
    this.townClock = townClock(timeZone);
  }

  /** It creates nothing. 422 for words in which there is no event. */
  @Post()
  @OnlyReads()
  @HttpCode(200)
  async parse(
    @Body() { text, availableCategories, assisted = true }: ParseBody,
    @Ip() ip: string,
    @Resident() resident?: SignedIn,
  ): Promise<ParsedEvent> {
    if (!resident) throw new UnauthorizedException('Sign in to keep events of your own.');
    const asking = { ip, account: resident.account };
    this.assistant.admit(asking);
    const parsed = await this.reading.read(text, asking, assisted, availableCategories);
    if (!parsed.name) {
      throw new UnprocessableEntityException('Could not understand the event description. Try being more specific.');
    }
    const instants = withInstants(parsed, this.clock.today(), this.townClock.instant);
    return { ...instants, time: draftTimes(clocksOf(instants)), displayDate: null };
  }
}
