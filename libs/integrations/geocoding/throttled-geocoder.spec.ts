import { Geocoder } from './geocoder';
import { ThrottledGeocoder } from './throttled-geocoder';

class SlowGeocoder extends Geocoder {
  now = 0;
  readonly calls: [address: string, at: number][] = [];
  readonly wait = async (ms: number) => {
    this.now += ms;
  };

  override async locate(address: string) {
    this.calls.push([address, this.now]);
    await Promise.resolve();
    this.now += 300;
    if (address === 'Nowhere') throw new Error('nobody answers');
    return null;
  }
}

describe('A polite geocoder', () => {
  it('asks one question after the other, never two within a second, whatever comes of them', async () => {
    const service = new SlowGeocoder();
    const polite = new ThrottledGeocoder(service, 1_000, service.wait);
    const answers = await Promise.allSettled(['Mill', 'Nowhere', 'Barn'].map((address) => polite.locate(address)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(service.calls).toEqual([
      ['Mill', 1_000],
      ['Nowhere', 2_300],
      ['Barn', 3_600],
    ]);
  });

  it('asks none within a second of another process that it takes over from', async () => {
    const service = new SlowGeocoder();
    for (const address of ['Mill', 'Bridge']) await new ThrottledGeocoder(service, 1_000, service.wait).locate(address);
    expect(service.calls).toEqual([
      ['Mill', 1_000],
      ['Bridge', 2_300],
    ]);
  });
});
