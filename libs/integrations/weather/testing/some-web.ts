import { type Fetched, Outside, OutsideFailure } from '../../outside';

/** A web on which addresses are answered by what they contain; an Error fails, what is nowhere is 404. */
export class SomeWeb extends Outside {
  readonly asked: { address: string; userAgent: string | undefined }[] = [];

  constructor(readonly answers: Record<string, unknown>) {
    super();
  }

  override async fetch(address: string, { userAgent }: { userAgent?: string }): Promise<Fetched> {
    this.asked.push({ address, userAgent });
    const [, answer] = Object.entries(this.answers).find(([part]) => address.includes(part)) ?? [];
    if (answer === undefined) throw new OutsideFailure('answers 404');
    if (answer instanceof Error) throw answer;
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return { type: 'application/geo+json', bytes: Buffer.from(text) };
  }

  override post(): Promise<never> {
    return Promise.reject(new Error('Nobody hands in anything here.'));
  }
}
