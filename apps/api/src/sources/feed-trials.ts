import { Injectable } from '@nestjs/common';
import { type AddressPreview, isWeb } from '#libs/contracts';
import { FeedFailure, type FeedReading, type Happening, OutsideFailure, readFeed } from '#libs/integrations';
import { assertCalendar } from '../import/assert-calendar';
import { Importer } from '../import/importer';
import { isUpcoming } from '../import/source-history';
import { Clock } from '../settings/clock';
import { capitalized, FAILURE_WORDS, notedFailure } from './failure-words';
import { calendarNameIn, fallbackName, shownAddress } from './source-addresses';
import { Sources } from './sources';
import { Sync, sourceOf } from './sync';
import type { SourceWish } from './tending';

/** A calendar that may be added; `calendar` is what it is to be called, where somebody says so. */
export type TrialWish = Omit<SourceWish, 'calendar'> & Readonly<{ calendar?: string | undefined }>;

/** Answers where a calendar is read now; undefined for one that is no source. */
type AddressNow = (wish: SourceWish) => Promise<string | undefined>;

/** Looks at what an address says before it becomes a source. Records nothing. */
@Injectable()
export class FeedTrials {
  constructor(
    private readonly sync: Sync,
    private readonly importer: Importer,
    private readonly sources: Sources,
    private readonly clock: Clock,
  ) {}

  /** `problem` says why there is nothing to show. Throws what is no fault of the address. */
  async preview(wish: TrialWish): Promise<AddressPreview> {
    try {
      const reading = await this.read(wish);
      const coming = this.comingIn(reading);
      return {
        ...(await this.nameFor(wish, reading.name)),
        upcoming: coming.length,
        next: coming.slice(0, MOST_SHOWN).map(lineOf),
        ...(reading.zoneSuspicion && { zoneSuspicion: reading.zoneSuspicion }),
      };
    } catch (error) {
      if (!(error instanceof OutsideFailure || error instanceof FeedFailure)) throw error;
      return { ...(await this.nameFor(wish)), upcoming: 0, next: [], problem: problemIn(error) };
    }
  }

  /** What a calendar is called: as its operator says, as its file, else as it calls itself or as its host, with a number where that is taken. */
  async calendarFor(wish: TrialWish, ownName?: string): Promise<string> {
    return this.calendarAmong(await this.addresses(), wish, ownName);
  }

  private async calendarAmong(addressNow: AddressNow, { calendar, ...wish }: TrialWish, ownName?: string): Promise<string> {
    const said = calendar ?? calendarNameIn(wish.address);
    if (said) return said;
    for (const name of fallbackName(wish.address, ownName)) {
      const there = await addressNow({ ...wish, calendar: name });
      if (there === undefined || there === wish.address) return name;
    }
    throw new Error('a list of names without end has ended');
  }

  private async nameFor(wish: TrialWish, ownName?: string): Promise<Pick<AddressPreview, 'calendar' | 'moves'>> {
    const addressNow = await this.addresses();
    const calendar = await this.calendarAmong(addressNow, wish, ownName);
    const there = await addressNow({ ...wish, calendar });
    return { calendar, ...(there && there !== wish.address && { moves: shownAddress(there) }) };
  }

  private async addresses(): Promise<AddressNow> {
    const known = new Map((await this.sources.all()).map(({ source }) => [source.id, source.address]));
    return async (wish) => known.get(await this.importer.idOf(sourceOf(wish)));
  }

  private async read({ address, timeZone }: TrialWish): Promise<FeedReading> {
    const { bytes, type } = await this.sync.fetch({ address });
    const reading = await readFeed(bytes, {
      ...this.importer.window(),
      type,
      ...(isWeb(address) && { address }),
      ...(timeZone && { sourceZone: timeZone }),
    });
    assertCalendar(reading);
    return reading;
  }

  private comingIn({ happenings, elsewhere = [] }: FeedReading): Happening[] {
    const moment = { now: this.clock.now(), today: this.clock.today() };
    return [...happenings, ...elsewhere]
      .filter((one) => isUpcoming(one, moment) || (!one.startTime && one.date === moment.today))
      .sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1));
  }
}

const MOST_SHOWN = 5;

/** In the words in which it would be reported of a source. */
const problemIn = (error: OutsideFailure | FeedFailure): string => {
  const failure = notedFailure(error);
  return `${FAILURE_WORDS[failure.reason].sentence({ failure, error: capitalized(error.message) })}.`;
};

const momentOf = ({ date, startTime }: Happening): string => `${date} ${startTime ?? ''}`;

const lineOf = ({ name, date, time, location, status }: Happening): AddressPreview['next'][number] => ({
  ...{ name, date, time },
  ...(location && { location }),
  ...(status === 'cancelled' && { isCancelled: true as const }),
});
