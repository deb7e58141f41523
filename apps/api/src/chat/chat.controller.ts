import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Ip, Logger, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CHAT_APOLOGY, type ChatChunk } from '#libs/contracts';
import { ChatBody } from '#libs/contracts/requests';
import { Assisted } from '../assisted/assisted';
import { Answers } from '../http/answers';
import { OnlyReads } from '../http/only-reads';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Answering } from './answering';
import { Askable } from './askable';

/** Questions about the calendar. They change nothing, and each account or address may ask so many a minute. */
@ForResidents()
@Controller('chat')
export class ChatController {
  private readonly logger = new Logger('Chat');

  constructor(
    private readonly assistant: Assisted,
    private readonly askable: Askable,
    private readonly answering: Answering,
  ) {}

  /** Questions that a newcomer may ask: of the events of the days to come, each with an answer. */
  @Answers<string[]>()
  @Get('suggestions')
  suggestions(): Promise<string[]> {
    return this.askable.suggestions();
  }

  /** Streams a line `data: {…}` for each piece. Whoever hangs up is answered no further. */
  @Answers<string>('text/event-stream')
  @Post()
  @OnlyReads()
  @HttpCode(200)
  async chat(@Body() body: ChatBody, @Ip() ip: string, @Res() reply: FastifyReply, @Resident() resident?: SignedIn) {
    const asking = { ip, account: resident?.account };
    this.assistant.admit(asking);
    const known = await this.askable.by(resident?.account);
    const stop = new AbortController();
    reply.raw.once('close', () => stop.abort());
    const answer = this.answering.answer(body, known, asking, stop.signal);
    return reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(this.lines(answer)));
  }

  /** What breaks off in the middle is said to whoever waits: the answer has begun, and has no other way to fail. */
  private async *lines(answer: AsyncIterable<ChatChunk>): AsyncGenerator<string> {
    try {
      for await (const chunk of answer) yield lineOf(chunk);
    } catch (error) {
      this.logger.error(error);
      yield lineOf({ error: CHAT_APOLOGY });
    }
  }
}

const lineOf = (chunk: ChatChunk) => `data: ${JSON.stringify(chunk)}\n\n`;
