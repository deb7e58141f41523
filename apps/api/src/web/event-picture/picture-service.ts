import { Logger } from '@nestjs/common';
import type { EventDetails } from '#libs/contracts';
import { WorkQueue } from '../../response-cache/work-queue';
import type { Clock } from '../../settings/clock';
import type { TownSettings } from '../../settings/town-settings';
import type { PictureSubject } from './draw';
import { PictureCache } from './picture-cache';
import { PictureRenderer } from './picture-renderer';

/** Each takes about a tenth of a second. */
const MAX_QUEUED_PICTURES = 16;
/** Queued pictures of one network address, so that none fills the queue alone. */
const MAX_QUEUED_PER_CLIENT = 2;

export class PictureService {
  private readonly renderer = new PictureRenderer();
  /** One more than events may use: the town's picture replaces all others and is always accepted. */
  private readonly queue = new WorkQueue(MAX_QUEUED_PICTURES + 1);
  private readonly queuedPictures = new Map<string, QueuedPicture>();
  private readonly cache = new PictureCache();

  constructor(
    private readonly town: TownSettings,
    private readonly clock: Clock,
  ) {}

  /** The town's picture without an event. Null if it cannot be drawn, or too many are queued. */
  async getOrDraw(client: string, event?: EventDetails): Promise<Buffer | null> {
    const today = this.clock.today();
    const name = [today, event?.id, event?.history?.changedAt, event?.organization].join(' ');
    const cachedPicture = this.cache.get(name);
    if (cachedPicture !== undefined) return cachedPicture;
    const waiting = this.queuedPictures.get(name);
    if (waiting) return waiting.picture;
    return event && this.isTooMuchFor(client) ? null : this.enqueue(name, client, { town: this.town.name, today, event });
  }

  close(): Promise<void> {
    return this.renderer.close();
  }

  private isTooMuchFor(client: string) {
    const ownPictures = [...this.queuedPictures.values()].filter((one) => one.client === client);
    return this.queuedPictures.size >= MAX_QUEUED_PICTURES || ownPictures.length >= MAX_QUEUED_PER_CLIENT;
  }

  private enqueue(name: string, client: string, subject: PictureSubject): Promise<Buffer | null> {
    const picture = this.queue.run(() => this.draw(subject), ALWAYS_WANTED);
    this.queuedPictures.set(name, { client, picture });
    return picture
      .then((drawn) => {
        this.cache.put(name, drawn);
        return drawn;
      })
      .finally(() => this.queuedPictures.delete(name));
  }

  /** A failure is cached as well, so that it is not repeated. */
  private async draw(subject: PictureSubject): Promise<Buffer | null> {
    try {
      return await this.renderer.draw(subject);
    } catch (error) {
      new Logger('Pictures').error(error);
      return null;
    }
  }
}

type QueuedPicture = Readonly<{ client: string; picture: Promise<Buffer | null> }>;

/** Concurrent callers share the picture, so it is never dropped from the queue. */
const ALWAYS_WANTED = () => true;
