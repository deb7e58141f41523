import { Injectable } from '@nestjs/common';
import type { OneEvent } from '#libs/contracts';
import { TextNotAllowed, type Way } from '#libs/domain';
import type { ReminderDocument } from '#projections';
import { Browsers } from '../browsers/browsers';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { Texting } from '../text-messages/texting';
import { pushFor, textFor } from './words';

/** What is handed to a browser that is off is told when it is on again, if that is not too late. */
const PUSH_WAITS_SECONDS = 60 * 60;

/** Hands one reminder to whoever delivers it. */
@Injectable()
export class Delivery {
  constructor(
    private readonly texting: Texting,
    private readonly browsers: Browsers,
    private readonly town: TownSettings,
    private readonly configuration: Configuration,
  ) {}

  /** Whether somebody outside is to be asked; else the open page tells it by itself. */
  async goesOut({ type, key }: ReminderDocument): Promise<boolean> {
    return type === 'sms' || this.browsers.any(key);
  }

  /**
   * Answers by what way it went. Where a telephone must not be sent anything, or no browser listens any longer, the page tells it.
   * @throws SmsFailure, PushFailure
   */
  async handIn(reminder: ReminderDocument, event: OneEvent | undefined): Promise<Way> {
    const { id, key, type, isCalledOff, planned } = reminder;
    if (type === 'sms') {
      // Set again for an event that moved, or that is on again after somebody was told otherwise, it is another message under the same id.
      const message = {
        id: `reminder-${id}-${Date.parse(planned)}${isCalledOff ? '-off' : ''}`,
        kind: 'reminder' as const,
        text: textFor(event, isCalledOff, this.town.name, event?.rebooking && this.configuration.ALMANAC_URL),
      };
      return this.texting.tell(key, message).then(() => 'sms' as const, toThePage);
    }
    const text = JSON.stringify(pushFor(id, event, isCalledOff));
    return (await this.browsers.tell(key, { id, text, withinSeconds: PUSH_WAITS_SECONDS })) ? 'push' : 'page';
  }
}

const toThePage = (error: unknown): 'page' => {
  if (error instanceof TextNotAllowed) return 'page';
  throw error;
};
