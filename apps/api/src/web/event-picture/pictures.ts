import { Logger } from '@nestjs/common';
import type { OneEvent } from '#libs/contracts';
import { InTurn } from '../../answers/in-turn';
import type { Clock } from '../../settings/clock';
import type { TownSettings } from '../../settings/town-settings';
import { Artist } from './artist';
import type { Subject } from './draw';
import { KeptPictures } from './kept-pictures';

/** Each takes a tenth of a second. */
const MOST_WAITING = 16;
/** Of those: that one network address has drawn. Nobody alone fills the queue. */
const MOST_OF_ONE = 2;

/** What is shown where the address of an event was shared. Drawn when it is first asked for, those asked for last are kept. */
export class Pictures {
  private readonly artist = new Artist();
  /** The town's picture stands in for all others: there is always a place for it. */
  private readonly inTurn = new InTurn(MOST_WAITING + 1);
  private readonly waiting = new Map<string, Waiting>();
  private readonly kept = new KeptPictures();

  constructor(
    private readonly town: TownSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * A PNG for somebody at `client`: of the town without an event. Null when it cannot be drawn, or, of an event, not now: others
   * wait for so many, or this client does.
   */
  async of(client: string, event?: OneEvent): Promise<Buffer | null> {
    const today = this.clock.today();
    const name = [today, event?.id, event?.history?.changedAt, event?.organization].join(' ');
    const kept = this.kept.get(name);
    if (kept !== undefined) return kept;
    const waiting = this.waiting.get(name);
    if (waiting) return waiting.picture;
    return event && this.isTooMuchFor(client) ? null : this.begin(name, client, { town: this.town.name, today, event });
  }

  close(): Promise<void> {
    return this.artist.close();
  }

  private isTooMuchFor(client: string) {
    const theirs = [...this.waiting.values()].filter((one) => one.client === client);
    return this.waiting.size >= MOST_WAITING || theirs.length >= MOST_OF_ONE;
  }

  private begin(name: string, client: string, subject: Subject): Promise<Buffer | null> {
    const picture = this.inTurn.take(() => this.draw(subject), ANYBODY);
    this.waiting.set(name, { client, picture });
    return picture
      .then((drawn) => {
        this.kept.keep(name, drawn);
        return drawn;
      })
      .finally(() => this.waiting.delete(name));
  }

  /** What could not be drawn is not tried again and again. */
  private async draw(subject: Subject): Promise<Buffer | null> {
    try {
      return await this.artist.draw(subject);
    } catch (error) {
      new Logger('Pictures').error(error);
      return null;
    }
  }
}

type Waiting = Readonly<{ client: string; picture: Promise<Buffer | null> }>;

/** Others who ask for it meanwhile get the same. */
const ANYBODY = () => true;
