import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Controller, Get, Header, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { send } from '../answers/send';
import { Answers, OrAnswers } from '../http/answers';
import { LOOK, PAGE, START } from './page';
import { Reference } from './reference';

/** Everything comes from here; the page draws its arrows as data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What all of this answers to, for whoever builds something with it. */
@Controller('docs')
export class ReferenceController {
  constructor(private readonly reference: Reference) {}

  /** To be read, and tried out. */
  @Answers<string>('text/html')
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', POLICY)
  @Header('cache-control', 'no-cache')
  page(): string {
    return PAGE;
  }

  /** This reference itself. */
  @Answers<Record<string, unknown>>()
  @OrAnswers<void>(304)
  @Get('openapi.json')
  async document(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, await this.reference.finished());
  }

  /** What the page is drawn with. */
  @Answers<string>('text/css', 'text/javascript')
  @Get(':file')
  async file(@Param('file') name: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const type = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    if (!type) throw new NotFoundException('There is no such file.');
    reply.type(type).header('cache-control', `public, max-age=${DAY_SECONDS}`);
    return OURS[name] ?? readFile(join(dirname(require.resolve('swagger-ui-dist/package.json')), name));
  }
}

const DAY_SECONDS = 24 * 60 * 60;

const [SCRIPT, STYLE] = ['text/javascript; charset=utf-8', 'text/css; charset=utf-8'];

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': STYLE,
  'swagger-ui-bundle.js': SCRIPT,
  'look.css': STYLE,
  'start.js': SCRIPT,
};

/** Those of these that are ours. */
const OURS: Readonly<Record<string, string>> = { 'look.css': LOOK, 'start.js': START };
