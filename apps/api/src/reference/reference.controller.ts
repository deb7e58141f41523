import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Controller, Get, Header, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, OrAnswers } from '../http/response-decorators';
import { sendResponse } from '../response-cache/send-response';
import { ApiReference } from './api-reference';
import { LOOK, PAGE, START } from './page';

/** Everything is served from here; the page draws its arrows as data: images. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

@Controller('docs')
export class ReferenceController {
  constructor(private readonly reference: ApiReference) {}

  /** The API reference as a page on which calls can be tried out. */
  @Answers<string>('text/html')
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', CONTENT_SECURITY_POLICY)
  @Header('cache-control', 'no-cache')
  page(): string {
    return PAGE;
  }

  /** The API reference as an OpenAPI document. */
  @Answers<Record<string, unknown>>()
  @OrAnswers<void>(304)
  @Get('openapi.json')
  async document(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendResponse(request, reply, await this.reference.finishedResponse());
  }

  /** Styles and scripts of the page. */
  @Answers<string>('text/css', 'text/javascript')
  @Get(':file')
  async file(@Param('file') name: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const type = Object.hasOwn(CONTENT_TYPES, name) ? CONTENT_TYPES[name] : undefined;
    if (!type) throw new NotFoundException('There is no such file.');
    reply.type(type).header('cache-control', `public, max-age=${DAY_SECONDS}`);
    return OWN_FILES[name] ?? readFile(join(dirname(require.resolve('swagger-ui-dist/package.json')), name));
  }
}

const DAY_SECONDS = 24 * 60 * 60;

const [SCRIPT, STYLE] = ['text/javascript; charset=utf-8', 'text/css; charset=utf-8'];

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  'swagger-ui.css': STYLE,
  'swagger-ui-bundle.js': SCRIPT,
  'look.css': STYLE,
  'start.js': SCRIPT,
};

const OWN_FILES: Readonly<Record<string, string>> = { 'look.css': LOOK, 'start.js': START };
