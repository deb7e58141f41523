import type { FileHandle } from 'node:fs/promises';
import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, OrAnswers } from '../http/response-decorators';
import { Botcasts } from './botcasts';
import { parseByteRange } from './byte-range';
import { audioTypeOf } from './recordings';

@Controller('botcast')
export class RecordingController {
  constructor(private readonly botcasts: Botcasts) {}

  @Answers<string>('audio/*')
  @OrAnswers<string>(206)
  @OrAnswers<void>(304)
  @OrAnswers<void>(416)
  @Get(':file')
  async show(@Param('file') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const file = await this.botcasts.recordings.open(name);
    if (!file) throw new NotFoundException('There is no such recording.');
    const tag = `"${name}"`;
    reply.headers({ ...RECORDING_HEADERS, etag: tag, 'content-type': audioTypeOf(name) });
    return reply.send(await prepareBody(file, tag, request, reply));
  }
}

const prepareBody = async (file: FileHandle, tag: string, { headers }: FastifyRequest, reply: FastifyReply) => {
  const { size } = await file.stat();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = parseByteRange(isSame ? headers.range : undefined, size);
  if (matchesTag(headers['if-none-match'], tag)) {
    reply.code(304);
    return file.close();
  }
  if (range === 'none') {
    reply.code(416).header('content-range', `bytes */${size}`);
    return file.close();
  }
  if (range === 'all') {
    reply.header('content-length', size);
    return file.createReadStream();
  }
  const { from: start, to: end } = range;
  reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
  return file.createReadStream({ start, end });
};

const matchesTag = (ifNoneMatch: string | undefined, tag: string) =>
  ifNoneMatch?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag) ?? false;

/** A recording never changes. Opened directly, browsers show it in a page of their own, which follows this policy. */
const RECORDING_HEADERS = {
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=604800, immutable',
  'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
