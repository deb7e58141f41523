import { Body, Controller, HttpCode, Ip, Post, UnauthorizedException, UnprocessableEntityException } from '@nestjs/common';
import { draftTimes, type ParsedEvent } from '#libs/contracts';
import { Assisted } from '../assisted/assisted';
import { OnlyReads } from '../http/only-reads';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Reading } from './reading';
import { ParseBody } from './requests';

@ForResidents()
@Controller('events/parse-natural-language')
export class QuickAddController {
  constructor(
    private readonly reading: Reading,
    private readonly assistant: Assisted,
  ) {}

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
    return { ...parsed, time: draftTimes(parsed), displayDate: null };
  }
}
