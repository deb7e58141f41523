import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger, NotFoundException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Failure } from '#libs/contracts';
import { AppendTooLarge, NotBuilt, Rejected, RevisionConflict, StoreBusy, StoreUnavailable } from '#libs/event-sourcing';
import { TooMuch } from '../commands/allowance';
import { Busy } from './busy';
import { withoutKeys } from './without-keys';

/** Sooner than that no server is back, and who comes again each second only finds it later. */
const STORE_RETRY_SECONDS = 5;

/** Every failure leaves in one shape, and quotes no key. What was not foreseen is logged whole and told as nothing but a 500. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('Failure');

  catch(error: unknown, host: ArgumentsHost) {
    const { statusCode, message } = this.told(error);
    const failure: Failure = { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message: withoutKeys(message) };
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof TooMuch || error instanceof Busy) reply.header('retry-after', error.retryAfterSeconds);
    if (error instanceof NotBuilt) reply.header('retry-after', 1);
    if (error instanceof StoreUnavailable) reply.header('retry-after', STORE_RETRY_SECONDS);
    // Whatever was to be sent in its place: a failure under another type cannot be sent at all.
    // Another who asks, or the same a moment later, may be answered.
    reply.removeHeader('content-disposition').header('cache-control', 'no-store').type('application/json; charset=utf-8');
    reply.code(statusCode).send(failure);
  }

  private told(error: unknown): { statusCode: number; message: string } {
    if (error instanceof Rejected) return { statusCode: 409, message: error.message };
    if (error instanceof RevisionConflict) return { statusCode: 409, message: 'This was changed at the same moment. Try again.' };
    if (error instanceof AppendTooLarge) return { statusCode: 413, message: 'That is too much to save at once.' };
    if (error instanceof NotBuilt)
      return { statusCode: 503, message: 'The calendar is still starting. Please try again in a moment.' };
    if (error instanceof StoreBusy) return { statusCode: 503, message: new Busy().message };
    if (error instanceof StoreUnavailable)
      return { statusCode: 503, message: 'The calendar cannot be reached right now. Try again in a moment.' };
    if (isUnrouted(error)) return { statusCode: 404, message: 'There is nothing at this address.' };
    if (error instanceof HttpException) return { statusCode: error.getStatus(), message: sentences(error.getResponse()) };
    if (isClientError(error)) return { statusCode: error.statusCode, message: error.message };
    this.logger.error(error);
    return { statusCode: 500, message: 'Something went wrong. The error has been logged.' };
  }
}

/** The framework's own quotes the address, in which a key may stand however it is written. */
const isUnrouted = (error: unknown) => error instanceof NotFoundException && /^Cannot [A-Z]+ \//.test(error.message);

const sentences = (response: string | object): string => {
  const message = typeof response === 'string' ? response : (response as { message?: string | string[] }).message;
  return Array.isArray(message) ? message.join('; ') : (message ?? 'Failed');
};

/** What the HTTP server itself refuses: unreadable JSON, bodies that are too large. */
const isClientError = (error: unknown): error is Error & { statusCode: number } => {
  const statusCode = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
};
