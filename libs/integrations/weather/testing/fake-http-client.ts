import { type FetchResponse, HttpClient, HttpFailure } from '../../http-client';

export class FakeHttpClient extends HttpClient {
  readonly requests: { address: string; userAgent: string | undefined }[] = [];

  constructor(readonly answers: Record<string, unknown>) {
    super();
  }

  override async fetch(address: string, { userAgent }: { userAgent?: string }): Promise<FetchResponse> {
    this.requests.push({ address, userAgent });
    const [, answer] = Object.entries(this.answers).find(([part]) => address.includes(part)) ?? [];
    if (answer === undefined) throw new HttpFailure('answers 404');
    if (answer instanceof Error) throw answer;
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return { type: 'application/geo+json', bytes: Buffer.from(text) };
  }

  override post(): Promise<never> {
    return Promise.reject(new Error('Nobody hands in anything here.'));
  }
}
