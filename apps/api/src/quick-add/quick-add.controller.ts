import { Body, Controller, HttpCode, Post, UnauthorizedException, UnprocessableEntityException } from '@nestjs/common';
import { draftTimes, type ParsedEvent } from '#libs/contracts';
import { Minutes } from '../commands/allowance';
import { OnlyReads } from '../http/only-reads';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Configuration } from '../settings/configuration';
import { Reading } from './reading';
import { ParseBody } from './requests';

@ForResidents()
@Controller('events/parse-natural-language')
export class QuickAddController {
  private readonly minutes: Minutes;

  constructor(
    private readonly reading: Reading,
    { ASSISTED_PER_MINUTE }: Configuration,
  ) {
    this.minutes = new Minutes(ASSISTED_PER_MINUTE);
  }

  /** It creates nothing. 422 for words in which there is no event. */
  @Post()
  @OnlyReads()
  @HttpCode(200)
  async parse(
    @Body() { text, availableCategories, assisted = true }: ParseBody,
    @Resident() resident?: SignedIn,
  ): Promise<ParsedEvent> {
    if (!resident) throw new UnauthorizedException('Sign in to keep events of your own.');
    this.minutes.spend([resident.account], 1);
    const parsed = await this.reading.read(text, resident.account, assisted, availableCategories);
    if (!parsed.name) {
      throw new UnprocessableEntityException('Could not understand the event description. Try being more specific.');
    }
    return { ...parsed, time: draftTimes(parsed), displayDate: null };
  }
}
