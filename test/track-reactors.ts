import type { INestApplicationContext } from '@nestjs/common';
import { BEGINNING, Checkpoints, EventStore, type Position, type Reactor } from '#libs/event-sourcing';
import { EmailAddressKeeper } from '../apps/api/src/accounts/email-address-keeper';
import { EmailLetterSender } from '../apps/api/src/accounts/email-letter-sender';
import { ResetLinkSender } from '../apps/api/src/accounts/reset-link-sender';
import { AddressLocator } from '../apps/api/src/places/address-locator';
import { SubOrganizationFollower } from '../apps/api/src/preferences/sub-organization-follower';
import { Configuration } from '../apps/api/src/settings/configuration';
import { SuggestionFollowUp } from '../apps/api/src/suggestions/suggestion-follow-up';
import { ConsentRequester } from '../apps/api/src/text-messages/consent-requester';

/**
 * A reactor stores its position at once after a fact that concerns it, otherwise only from time to time. So its position is
 * compared with the last fact that concerns it, not with the end of the log.
 */
export const trackReactors = (app: INestApplicationContext) => {
  const latest = new Map<string, Position>();
  let position = BEGINNING;

  const readNewFacts = async (reactors: readonly Reactor[]) => {
    for (let isEnd = false; !isEnd; ) {
      const page = await app.get(EventStore).readAll(position, FACTS_PER_PAGE);
      for (const { type, position } of page.facts)
        for (const { name, on } of reactors) if (Object.hasOwn(on, type)) latest.set(name, position);
      ({ isEnd, position } = page);
    }
  };

  return {
    areDone: async () => {
      const reactors = reactorsOf(app);
      const checkpoints = await Promise.all(reactors.map(({ name }) => app.get(Checkpoints).get(name)));
      // Read after the checkpoints: a fact that one reactor recorded before its checkpoint may concern another.
      await readNewFacts(reactors);
      return reactors.every(({ name }, nth) => (checkpoints[nth]?.position ?? BEGINNING) >= (latest.get(name) ?? BEGINNING));
    },
  };
};

const FACTS_PER_PAGE = 1_000;

const reactorsOf = (app: INestApplicationContext): readonly Reactor[] => [
  app.get(SubOrganizationFollower, { strict: false }),
  app.get(ResetLinkSender, { strict: false }),
  app.get(EmailAddressKeeper, { strict: false }),
  app.get(EmailLetterSender, { strict: false }),
  app.get(SuggestionFollowUp, { strict: false }),
  app.get(ConsentRequester, { strict: false }),
  ...(app.get(Configuration).GEOCODER === 'none' ? [] : [app.get(AddressLocator, { strict: false })]),
];
