import { ServiceUnavailableException } from '@nestjs/common';

const RETRY_AFTER_SECONDS = 5;

/** Answered 503: so many are being served that nobody else can be just now. */
export class Busy extends ServiceUnavailableException {
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor(message = 'The server is busy. Try again in a moment.') {
    super(message);
  }
}
