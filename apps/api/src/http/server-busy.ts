import { ServiceUnavailableException } from '@nestjs/common';

const RETRY_AFTER_SECONDS = 5;

export class ServerBusy extends ServiceUnavailableException {
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor(message = 'The server is busy. Try again in a moment.') {
    super(message);
  }
}
