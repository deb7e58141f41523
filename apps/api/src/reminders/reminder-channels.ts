import { Injectable } from '@nestjs/common';
import type { EventDetails } from '#libs/contracts';
import { type DeliveryChannel, TextNotAllowed } from '#libs/domain';
import type { ReminderDocument } from '#projections';
import { Browsers } from '../browsers/browsers';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { SmsSender } from '../text-messages/sms-sender';
import { formatSms, toPushMessage } from './reminder-messages';

/** A push service delivers the message to a browser that was off within this time. */
const MAX_PUSH_DELAY_SECONDS = 60 * 60;

@Injectable()
export class ReminderChannels {
  constructor(
    private readonly smsSender: SmsSender,
    private readonly browsers: Browsers,
    private readonly town: TownSettings,
    private readonly configuration: Configuration,
  ) {}

  async isSentOut({ type, key }: ReminderDocument): Promise<boolean> {
    return type === 'sms' || this.browsers.exists(key);
  }

  /** Falls back to the page if no message may be sent or no browser is subscribed. @throws SmsFailure, PushFailure */
  async deliver(reminder: ReminderDocument, event: EventDetails | undefined): Promise<DeliveryChannel> {
    const { id, key, type, isCalledOff, planned } = reminder;
    if (type === 'sms') {
      // A reminder that is set again after its event moved, or is on again, is another message of the same reminder.
      const message = {
        id: `reminder-${id}-${Date.parse(planned)}${isCalledOff ? '-off' : ''}`,
        kind: 'reminder' as const,
        text: formatSms(event, isCalledOff, this.town.name, event?.rebooking && this.configuration.ALMANAC_URL),
      };
      return this.smsSender.sendTo(key, message).then(() => 'sms' as const, fallbackToPage);
    }
    const text = JSON.stringify(toPushMessage(id, event, isCalledOff));
    return (await this.browsers.notify(key, { id, text, withinSeconds: MAX_PUSH_DELAY_SECONDS })) ? 'push' : 'page';
  }
}

const fallbackToPage = (error: unknown): 'page' => {
  if (error instanceof TextNotAllowed) return 'page';
  throw error;
};
