import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListCounts, ListPage, MyAlmanac } from '#libs/contracts';
import { FeedCountsQuery, FeedPageQuery } from '#libs/contracts/requests';
import type { HashedKey } from '#libs/domain';
import { ListPages, type ListSelection, toNarrowing } from '../events/list-pages';
import { OwnKey } from '../http/own-key';
import { ForResidents } from '../http/resident';
import { Answers, OrAnswers } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { MyAlmanacs } from './my-almanacs';

@ForResidents()
@Controller('feed')
export class FeedController {
  constructor(
    private readonly almanacs: MyAlmanacs,
    private readonly pages: ListPages,
  ) {}

  @Answers<MyAlmanac>()
  @OrAnswers<void>(304)
  @Get(':key')
  async show(@OwnKey() key: HashedKey, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, this.almanacs.finishedResponse(key));
  }

  /** The events to come in the order of the list, a few hundred at a time; without own events. */
  @Answers<ListPage>()
  @OrAnswers<void>(304)
  @Get(':key/pages')
  async page(
    @OwnKey() key: HashedKey,
    @Query() { after, ...query }: FeedPageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const selection = await this.selectionOf(key, query);
    return sendResponse(request, reply, await this.pages.response({ kind: 'page', selection, after }, request.raw.socket));
  }

  @Answers<ListCounts>()
  @OrAnswers<void>(304)
  @Get(':key/counts')
  async counts(
    @OwnKey() key: HashedKey,
    @Query() { perFilter, ...query }: FeedCountsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const selection = await this.selectionOf(key, query);
    return sendResponse(
      request,
      reply,
      await this.pages.response({ kind: 'counts', selection, perFilter: perFilter !== undefined }, request.raw.socket),
    );
  }

  private async selectionOf(key: HashedKey, query: { q?: string; filters?: string }): Promise<ListSelection> {
    const choices = await this.almanacs.choicesOf(await this.almanacs.selectionOf(key));
    return { ...toNarrowing(query), choice: { kind: 'feed' }, ...choices };
  }
}
