import { Injectable } from '@nestjs/common';
import { capitalize, isWebAddress, type SourcePreview } from '#libs/contracts';
import { FeedFailure, type FeedOccurrence, type FeedReading, HttpFailure, readFeed } from '#libs/integrations';
import { assertCalendar } from '../import/assert-calendar';
import { CalendarImporter } from '../import/calendar-importer';
import { isUpcoming } from '../import/source-history';
import { Clock } from '../settings/clock';
import { FAILURE_MESSAGES, toNotedFailure } from './failure-messages';
import { fileNameOf, generateFallbackNames, redactAddress } from './source-addresses';
import { SourceChecker, toSourceDescription } from './source-checker';
import type { SourceInput } from './source-operations';
import { Sources } from './sources';

export type TrialRequest = Omit<SourceInput, 'calendar'> & Readonly<{ calendar?: string | undefined }>;

type FindCurrentAddress = (input: SourceInput) => Promise<string | undefined>;

/** Records nothing. */
@Injectable()
export class FeedTrials {
  constructor(
    private readonly sync: SourceChecker,
    private readonly importer: CalendarImporter,
    private readonly sources: Sources,
    private readonly clock: Clock,
  ) {}

  /** `problem` says why there is no preview. Throws errors that are not the publisher's. */
  async preview(request: TrialRequest): Promise<SourcePreview> {
    try {
      const reading = await this.read(request);
      const coming = this.upcomingOf(reading);
      return {
        ...(await this.nameAndMove(request, reading.name)),
        upcoming: coming.length,
        next: coming.slice(0, MAX_PREVIEW_EVENTS).map(toPreviewLine),
        ...(reading.zoneSuspicion && { zoneSuspicion: reading.zoneSuspicion }),
      };
    } catch (error) {
      if (!(error instanceof HttpFailure || error instanceof FeedFailure)) throw error;
      return { ...(await this.nameAndMove(request)), upcoming: 0, next: [], problem: formatProblem(error) };
    }
  }

  /** Returns the name of a calendar: as given, the file name, its own name or its host; with a number if that is taken. */
  async calendarNameFor(request: TrialRequest, ownName?: string): Promise<string> {
    return this.findCalendarName(await this.readAddresses(), request, ownName);
  }

  private async findCalendarName(
    findCurrentAddress: FindCurrentAddress,
    { calendar, ...request }: TrialRequest,
    ownName?: string,
  ): Promise<string> {
    const givenName = calendar ?? fileNameOf(request.address);
    if (givenName) return givenName;
    for (const name of generateFallbackNames(request.address, ownName)) {
      const currentAddress = await findCurrentAddress({ ...request, calendar: name });
      if (currentAddress === undefined || currentAddress === request.address) return name;
    }
    throw new Error('a list of names without end has ended');
  }

  private async nameAndMove(request: TrialRequest, ownName?: string): Promise<Pick<SourcePreview, 'calendar' | 'moves'>> {
    const findCurrentAddress = await this.readAddresses();
    const calendar = await this.findCalendarName(findCurrentAddress, request, ownName);
    const currentAddress = await findCurrentAddress({ ...request, calendar });
    return { calendar, ...(currentAddress && currentAddress !== request.address && { moves: redactAddress(currentAddress) }) };
  }

  private async readAddresses(): Promise<FindCurrentAddress> {
    const addressById = new Map((await this.sources.all()).map(({ source }) => [source.id, source.address]));
    return async (input) => addressById.get(await this.importer.sourceIdOf(toSourceDescription(input)));
  }

  private async read({ address, timeZone }: TrialRequest): Promise<FeedReading> {
    const { bytes, type } = await this.sync.fetch({ address });
    const reading = await readFeed(bytes, {
      ...this.importer.importWindow(),
      type,
      ...(isWebAddress(address) && { address }),
      ...(timeZone && { sourceZone: timeZone }),
    });
    assertCalendar(reading);
    return reading;
  }

  private upcomingOf({ occurrences, outsideWindow = [] }: FeedReading): FeedOccurrence[] {
    const moment = { now: this.clock.now(), today: this.clock.today() };
    return [...occurrences, ...outsideWindow]
      .filter((one) => isUpcoming(one, moment) || (!one.startTime && one.date === moment.today))
      .sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1));
  }
}

const MAX_PREVIEW_EVENTS = 5;

const formatProblem = (error: HttpFailure | FeedFailure): string => {
  const failure = toNotedFailure(error);
  return `${FAILURE_MESSAGES[failure.reason].sentence({ failure, error: capitalize(error.message) })}.`;
};

const sortKeyOf = ({ date, startTime }: FeedOccurrence): string => `${date} ${startTime ?? ''}`;

const toPreviewLine = ({ name, date, time, location, status }: FeedOccurrence): SourcePreview['next'][number] => ({
  ...{ name, date, time },
  ...(location && { location }),
  ...(status === 'cancelled' && { isCancelled: true as const }),
});
