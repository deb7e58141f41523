/** What others have put on the web. Its addresses come from others too, so whoever fetches must not be led to where only we get. */
export abstract class Outside {
  /**
   * What stands at an http(s) address, redirects followed.
   * @throws OutsideFailure when it cannot be had, may not be reached, is too much or takes too long
   */
  abstract fetch(address: string, bounds: Bounds): Promise<Fetched>;
}

export type Bounds = Readonly<{ mostBytes: number; withinMs: number }>;

/** `type` is the content type as it was said, '' for none. */
export type Fetched = Readonly<{ type: string; bytes: Buffer }>;

export class OutsideFailure extends Error {
  override name = 'OutsideFailure';
}
