import type { FileHandle } from 'node:fs/promises';
import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, OrAnswers } from '../http/answers';
import { Botcasts } from './botcasts';
import { byteRange } from './byte-range';
import { typeOf } from './recordings';

/** What was read aloud, as a player wants it: piece by piece. */
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
    reply.headers({ ...HEADERS, etag: tag, 'content-type': typeOf(name) });
    return reply.send(await asked(file, tag, request, reply));
  }
}

/** Says how it is answered, and answers what is to be sent, if anything. */
const asked = async (file: FileHandle, tag: string, { headers }: FastifyRequest, reply: FastifyReply) => {
  const { size } = await file.stat();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = byteRange(isSame ? headers.range : undefined, size);
  if (isKnown(headers['if-none-match'], tag)) {
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

const isKnown = (known: string | undefined, tag: string) =>
  known?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag) ?? false;

/** What stands under a name never changes. Opened by itself it stands in a page of the browser's, under the policy of the file. */
const HEADERS = {
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=604800, immutable',
  'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
