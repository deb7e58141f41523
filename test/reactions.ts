import type { INestApplicationContext } from '@nestjs/common';
import { BEGINNING, Checkpoints, EventStore, type Position, type Reactor } from '#libs/event-sourcing';
import { KeepEmailAddresses } from '../apps/api/src/accounts/keep-email-addresses';
import { SendEmailLetters } from '../apps/api/src/accounts/send-email-letters';
import { SendResetLinks } from '../apps/api/src/accounts/send-reset-links';
import { LocateAddresses } from '../apps/api/src/places/locate-addresses';
import { FollowNewSubOrganizations } from '../apps/api/src/preferences/follow-new-sub-organizations';
import { Configuration } from '../apps/api/src/settings/configuration';
import { FollowUpSuggestions } from '../apps/api/src/suggestions/follow-up-suggestions';
import { AskForConsent } from '../apps/api/src/text-messages/ask-for-consent';

/**
 * Tells whether the reactors of a town are done. A reactor stores its position at once after a fact that concerns it, and only from
 * time to time after others: so its position is compared with the last fact that concerns it, not with the end of the log.
 */
export const reactionsOf = (app: INestApplicationContext) => {
  const latest = new Map<string, Position>();
  let seen = BEGINNING;

  const readNewFacts = async (reactors: readonly Reactor[]) => {
    for (let isEnd = false; !isEnd; ) {
      const page = await app.get(EventStore).readAll(seen, PAGE);
      for (const { type, position } of page.events)
        for (const { name, on } of reactors) if (Object.hasOwn(on, type)) latest.set(name, position);
      ({ isEnd, position: seen } = page);
    }
  };

  return {
    areDone: async () => {
      const reactors = reactorsOf(app);
      const checkpoints = await Promise.all(reactors.map(({ name }) => app.get(Checkpoints).get(name)));
      // Read after the checkpoints: what a reactor recorded before its checkpoint may concern another one.
      await readNewFacts(reactors);
      return reactors.every(({ name }, nth) => (checkpoints[nth]?.position ?? BEGINNING) >= (latest.get(name) ?? BEGINNING));
    },
  };
};

const PAGE = 1_000;

const reactorsOf = (app: INestApplicationContext): readonly Reactor[] => [
  app.get(FollowNewSubOrganizations, { strict: false }),
  app.get(SendResetLinks, { strict: false }),
  app.get(KeepEmailAddresses, { strict: false }),
  app.get(SendEmailLetters, { strict: false }),
  app.get(FollowUpSuggestions, { strict: false }),
  app.get(AskForConsent, { strict: false }),
  ...(app.get(Configuration).GEOCODER === 'none' ? [] : [app.get(LocateAddresses, { strict: false })]),
];
