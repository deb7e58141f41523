import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { type CreatedReminder, type Reminder, type SeenReminderResponse, toUserKey } from '#libs/contracts';
import { ReminderBody, SessionKeyBody } from '#libs/contracts/requests';
import { type HashedKey, hashedKey } from '#libs/domain';
import { OwnKey, requireOwnKey } from '../http/own-key';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { ResidentReminders } from './resident-reminders';

@ForResidents()
@Controller('reminders')
export class RemindersController {
  constructor(private readonly reminders: ResidentReminders) {}

  @Post()
  @HttpCode(201)
  set(@Body() body: ReminderBody, @Ip() ip: string, @Resident() resident?: SignedInAccount): Promise<CreatedReminder> {
    return this.reminders.set(keyOfCaller(body.sessionId, resident), ip, body);
  }

  @Get(':key')
  @Header('cache-control', 'no-store')
  of(@OwnKey() key: HashedKey): Promise<Reminder[]> {
    return this.reminders.list(key);
  }

  @Delete(':id')
  @HttpCode(204)
  async drop(
    @Param('id') id: string,
    @Body() { sessionId }: SessionKeyBody,
    @Ip() ip: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<void> {
    await this.reminders.drop(requireOwnKey(sessionId, resident), ip, id);
  }

  @Post(':id/seen')
  @HttpCode(200)
  markSeen(
    @Param('id') id: string,
    @Body() { sessionId }: SessionKeyBody,
    @Ip() ip: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<SeenReminderResponse> {
    return this.reminders.see(requireOwnKey(sessionId, resident), ip, id);
  }
}

const keyOfCaller = (key: string | undefined, resident: SignedInAccount | undefined): HashedKey | undefined =>
  key !== undefined ? requireOwnKey(key, resident) : resident && hashedKey(toUserKey(resident.account));
