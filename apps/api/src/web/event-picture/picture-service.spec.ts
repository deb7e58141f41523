import type { EventDetails } from '#libs/contracts';
import type { Clock } from '../../settings/clock';
import type { TownSettings } from '../../settings/town-settings';
import { PictureRenderer } from './picture-renderer';
import { PictureService } from './picture-service';

const KILOBYTE = 1_024;
const event = (id: number) => ({ id, organization: 'Library' }) as EventDetails;
const events = (from: number, count: number) => Array.from({ length: count }, (_, nth) => event(from + nth));

describe('Pictures of events', () => {
  let pictures: PictureService;
  const drawing = jest.spyOn(PictureRenderer.prototype, 'draw');
  afterAll(() => drawing.mockRestore());
  beforeEach(() => {
    drawing.mockReset().mockImplementation(async () => PNG);
    pictures = new PictureService({ name: 'Moorestown' } as TownSettings, { today: () => '2026-11-20' } as Clock);
  });
  const PNG = Buffer.from('a picture');

  const atWork = () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    drawing.mockImplementation(async () => {
      await begun;
      return PNG;
    });
    return begin;
  };

  it('are drawn two at once for whoever asks for many, and for the neighbours meanwhile', async () => {
    const begin = atWork();
    const mallorys = events(1, 24).map((one) => pictures.getOrDraw('192.0.2.1', one));
    const noras = pictures.getOrDraw('192.0.2.2', event(100));
    begin();
    expect((await Promise.all(mallorys)).filter(Boolean)).toHaveLength(2);
    expect(await noras).toBe(PNG);
    expect(await pictures.getOrDraw('192.0.2.1', event(24))).toBe(PNG);
  });

  it('are drawn once for all who wait for the same', async () => {
    const begin = atWork();
    const requests = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map((client) => pictures.getOrDraw(client, event(1)));
    begin();
    expect(await Promise.all(requests)).toEqual([PNG, PNG, PNG, PNG]);
    expect(drawing).toHaveBeenCalledTimes(1);
  });

  it("are not waited for by more than may, who get the town's, for which there is always a place", async () => {
    const begin = atWork();
    const many = events(1, 24).map((one, nth) => pictures.getOrDraw(`192.0.2.${nth}`, one));
    const ofTown = pictures.getOrDraw('192.0.2.1');
    begin();
    expect((await Promise.all(many)).filter(Boolean)).toHaveLength(16);
    expect(await ofTown).toBe(PNG);
  });

  it('are kept, more than a town has events to share', async () => {
    for (const one of [...events(1, 1_500), ...events(1, 1_500)]) await pictures.getOrDraw('192.0.2.1', one);
    expect(drawing).toHaveBeenCalledTimes(1_500);
  });

  it.each([
    ['2,000', 'a picture'.length, 2_500],
    ['64 MiB', 640 * KILOBYTE, 150],
  ])('are forgotten where they come to more than %s, those first that were not asked for any more', async (_, size, count) => {
    const picture = Buffer.alloc(size);
    drawing.mockImplementation(async () => picture);
    for (const one of events(1, count)) {
      await pictures.getOrDraw('192.0.2.1', one);
      await pictures.getOrDraw('192.0.2.1', event(1));
    }
    expect(drawing).toHaveBeenCalledTimes(count);
    await pictures.getOrDraw('192.0.2.1', event(count));
    expect(drawing).toHaveBeenCalledTimes(count);
    await pictures.getOrDraw('192.0.2.1', event(2));
    expect(drawing).toHaveBeenCalledTimes(count + 1);
  });
});
