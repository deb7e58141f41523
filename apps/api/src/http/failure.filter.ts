import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger, NotFoundException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ErrorResponse } from '#libs/contracts';
import { AppendTooLarge, NotBuilt, Rejected, RevisionConflict, StoreBusy, StoreUnavailable } from '#libs/event-sourcing';
import { TooManyRequests } from '../commands/throttler';
import { redactKeys } from './redact-keys';
import { ServerBusy } from './server-busy';

/** A server needs at least this long to return, and frequent retries would only add load. */
const STORE_RETRY_SECONDS = 5;

/** Without session keys. Unexpected errors are logged and sent as a bare 500. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('Failure');

  catch(error: unknown, host: ArgumentsHost) {
    const { statusCode, message } = this.toFailure(error);
    const failure: ErrorResponse = { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message: redactKeys(message) };
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof TooManyRequests || error instanceof ServerBusy) reply.header('retry-after', error.retryAfterSeconds);
    if (error instanceof NotBuilt) reply.header('retry-after', 1);
    if (error instanceof StoreUnavailable) reply.header('retry-after', STORE_RETRY_SECONDS);
    // Replaces the headers of the intended response: a failure cannot be sent under another type, and must not be cached.
    reply.removeHeader('content-disposition').header('cache-control', 'no-store').type('application/json; charset=utf-8');
    reply.code(statusCode).send(failure);
  }

  private toFailure(error: unknown): { statusCode: number; message: string } {
    if (error instanceof Rejected) return { statusCode: 409, message: error.message };
    if (error instanceof RevisionConflict) return { statusCode: 409, message: 'This was changed at the same moment. Try again.' };
    if (error instanceof AppendTooLarge) return { statusCode: 413, message: 'That is too much to save at once.' };
    if (error instanceof NotBuilt)
      return { statusCode: 503, message: 'The calendar is still starting. Please try again in a moment.' };
    if (error instanceof StoreBusy) return { statusCode: 503, message: new ServerBusy().message };
    if (error instanceof StoreUnavailable)
      return { statusCode: 503, message: 'The calendar cannot be reached right now. Try again in a moment.' };
    if (isUnknownRoute(error)) return { statusCode: 404, message: 'There is nothing at this address.' };
    if (error instanceof HttpException) return { statusCode: error.getStatus(), message: messageOf(error.getResponse()) };
    if (isClientError(error)) return { statusCode: error.statusCode, message: error.message };
    this.logger.error(error);
    return { statusCode: 500, message: 'Something went wrong. The error has been logged.' };
  }
}

/** The framework's message quotes the URL, which may contain a key. */
const isUnknownRoute = (error: unknown) => error instanceof NotFoundException && /^Cannot [A-Z]+ \//.test(error.message);

const messageOf = (response: string | object): string => {
  const message = typeof response === 'string' ? response : (response as { message?: string | string[] }).message;
  return Array.isArray(message) ? message.join('; ') : (message ?? 'Failed');
};

const isClientError = (error: unknown): error is Error & { statusCode: number } => {
  const statusCode = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
};
