import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { type Reminder, type SeenReminder, type SetReminder, userKey } from '#libs/contracts';
import { ByKeyBody, ReminderBody } from '#libs/contracts/requests';
import { type HashedKey, hashedKey } from '#libs/domain';
import { OwnKey, ownKey } from '../http/own-key';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Reminding } from './reminding';

@ForResidents()
@Controller('reminders')
export class RemindersController {
  constructor(private readonly reminding: Reminding) {}

  @Post()
  @HttpCode(201)
  set(@Body() body: ReminderBody, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<SetReminder> {
    return this.reminding.set(whose(body.sessionId, resident), ip, body);
  }

  @Get(':key')
  @Header('cache-control', 'no-store')
  of(@OwnKey() key: HashedKey): Promise<Reminder[]> {
    return this.reminding.of(key);
  }

  @Delete(':id')
  @HttpCode(204)
  async drop(
    @Param('id') id: string,
    @Body() { sessionId }: ByKeyBody,
    @Ip() ip: string,
    @Resident() resident?: SignedIn,
  ): Promise<void> {
    await this.reminding.drop(ownKey(sessionId, resident), ip, id);
  }

  @Post(':id/seen')
  @HttpCode(200)
  seen(
    @Param('id') id: string,
    @Body() { sessionId }: ByKeyBody,
    @Ip() ip: string,
    @Resident() resident?: SignedIn,
  ): Promise<SeenReminder> {
    return this.reminding.see(ownKey(sessionId, resident), ip, id);
  }
}

/** The key that is sent along; without one, whoever has signed in; else nobody. */
const whose = (key: string | undefined, resident: SignedIn | undefined): HashedKey | undefined =>
  key !== undefined ? ownKey(key, resident) : resident && hashedKey(userKey(resident.account));
