import type { FinishedResponse } from './finished-response';

const MAX_URLS = 2_000;

export class ResponsesByUrl {
  private version: string | undefined;
  private responses = new Map<string, FinishedResponse>();

  /** Returns the responses of one version. Keep the map while computing: a response must not enter the map of a later version. */
  ofVersion(version: string): Map<string, FinishedResponse> {
    if (version !== this.version || this.responses.size >= MAX_URLS) this.responses = new Map();
    this.version = version;
    return this.responses;
  }
}
