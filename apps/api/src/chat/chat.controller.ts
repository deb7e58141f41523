import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Ip, Logger, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CHAT_ERROR_MESSAGE, type ChatChunk } from '#libs/contracts';
import { ChatBody } from '#libs/contracts/requests';
import { BudgetedAssistant } from '../assistant/budgeted-assistant';
import { NotCountedAsWrite } from '../http/not-counted-as-write';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { Answers } from '../http/response-decorators';
import { ChatAnswerer } from './chat-answerer';
import { ChatContexts } from './chat-contexts';

/** Questions about the calendar. They change nothing. Each account or address has a limit per minute. */
@ForResidents()
@Controller('chat')
export class ChatController {
  private readonly logger = new Logger('Chat');

  constructor(
    private readonly assistant: BudgetedAssistant,
    private readonly contexts: ChatContexts,
    private readonly answerer: ChatAnswerer,
  ) {}

  /** Example questions about the events of the next days, each with an answer. */
  @Answers<string[]>()
  @Get('suggestions')
  suggestions(): Promise<string[]> {
    return this.contexts.suggestions();
  }

  /** Streams one line `data: {…}` per chunk. Stops when the client disconnects. */
  @Answers<string>('text/event-stream')
  @Post()
  @NotCountedAsWrite()
  @HttpCode(200)
  async chat(@Body() body: ChatBody, @Ip() ip: string, @Res() reply: FastifyReply, @Resident() resident?: SignedInAccount) {
    const caller = { ip, account: resident?.account };
    this.assistant.admit(caller);
    const context = await this.contexts.contextFor(resident?.account);
    const stop = new AbortController();
    reply.raw.once('close', () => stop.abort());
    const answer = this.answerer.answer(body, context, caller, stop.signal);
    return reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(this.lines(answer)));
  }

  /** A failure in the middle is sent as a chunk: the status was sent already. */
  private async *lines(answer: AsyncIterable<ChatChunk>): AsyncGenerator<string> {
    try {
      for await (const chunk of answer) yield toStreamLine(chunk);
    } catch (error) {
      this.logger.error(error);
      yield toStreamLine({ error: CHAT_ERROR_MESSAGE });
    }
  }
}

const toStreamLine = (chunk: ChatChunk) => `data: ${JSON.stringify(chunk)}\n\n`;
