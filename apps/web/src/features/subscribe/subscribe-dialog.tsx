import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SidebarOrganization } from '#libs/contracts';
import { withoutPlaceFilters } from '#libs/contracts/filters';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import type { SubscribeRequest } from '../../lib/subscribe-dialog';
import { useNow, useToday, useTown } from '../../lib/use-town';
import { Count } from '../../ui/count';
import { Dialog } from '../../ui/dialog';
import { useIsLarge } from '../events/use-events';
import { useFilters } from '../filters/use-filters';
import { usePreferences } from '../preferences/use-preferences';
import { useSidebar } from '../preferences/use-sidebar';
import { MyCalendarAddress } from './my-calendar-address';
import { EVERYTHING_ID, MY_ALMANAC_ID, type Offer, type OfferContext, otherOffers, toOffers, toTownOffer } from './offers';
import styles from './subscribe.module.css';
import { SubscribeLinks } from './subscribe-links';

type Props = { opened: boolean; request: SubscribeRequest; onClose: () => void };

export const SubscribeDialog = ({ opened, request, onClose }: Props) => (
  <Dialog opened={opened} broad onClose={onClose} title="Subscribe" lead="Events in your own calendar, always up to date.">
    <OfferColumns key={JSON.stringify(request)} request={request} />
  </Dialog>
);

const OfferColumns = ({ request }: { request: SubscribeRequest }) => {
  const context = useOfferContext();
  const [entry, setEntry] = useState(request.kind === 'entry' ? request.entry : '');
  const [chosen, choose] = useState(
    request.kind === 'entry' ? request.entry : request.kind === 'mine' ? MY_ALMANAC_ID : EVERYTHING_ID,
  );
  const [isFolded, fold] = useState(request.kind === 'mine');
  const isFromMenu = request.kind === 'everything';
  const parts = toOffers(entry, context);
  const offers = [toTownOffer(context), ...parts, ...otherOffers(context)];
  const chosenOffer = offers.find(({ id }) => id === chosen);
  const shownInList = isFromMenu ? offers.filter((one) => !parts.includes(one)) : offers;
  /** On a phone the links of the secret address are far below. */
  const take = (id: string) => {
    choose(id);
    if (id === MY_ALMANAC_ID) fold(true);
  };
  const pick = (name: string) => {
    setEntry(name);
    choose(name);
  };

  return (
    <div className={styles.columns}>
      <fieldset className={styles.what} data-folded={isFolded || undefined}>
        <legend className={`caps ${styles.head}`}>What</legend>
        {shownInList.map((offer) => (
          <div key={offer.id} className={styles.pair}>
            <OfferRow offer={offer} isChosen={offer.id === chosen} onChoose={() => take(offer.id)} />
            {isFromMenu && offer.id === EVERYTHING_ID && (
              <OrganizationPicker
                organizations={context.organizations}
                entry={entry}
                isChosen={entry !== '' ? chosen === entry : chosen === PICKER_ID}
                onChoose={() => choose(entry || PICKER_ID)}
                onPick={pick}
              />
            )}
          </div>
        ))}
        {isFolded && (
          <button type="button" className={`link ${styles.change}`} onClick={() => fold(false)}>
            Change
          </button>
        )}
      </fieldset>
      <section aria-labelledby="subscribe-into">
        <h3 className={`caps ${styles.head}`} id="subscribe-into">
          Into
        </h3>
        {chosen === MY_ALMANAC_ID ? (
          <MyCalendarAddress />
        ) : chosenOffer?.calendar ? (
          <ChosenOffer offer={chosenOffer} />
        ) : (
          <p className={styles.note}>Choose an organization.</p>
        )}
      </section>
    </div>
  );
};

const PICKER_ID = 'picking';

const ChosenOffer = ({ offer: { name, calendar = '', rss, json } }: { offer: Offer }) => (
  <SubscribeLinks
    address={window.location.origin + calendar}
    name={name}
    rss={rss}
    json={json}
    help="Your calendar looks for changes by itself, every few hours."
  />
);

const OfferRow = ({ offer, isChosen, onChoose }: { offer: Offer; isChosen: boolean; onChoose: () => void }) => (
  <div className={styles.row} data-chosen={isChosen || undefined}>
    <label className={styles.label}>
      <input type="radio" name="subscribe-to" className={styles.radio} checked={isChosen} onChange={onChoose} />
      <span>
        <b>{offer.name}</b>
        <small>{offer.about}</small>
      </span>
    </label>
    {offer.count !== undefined && <Count of={offer.count} />}
  </div>
);

type OrganizationPickerProps = {
  organizations: readonly SidebarOrganization[];
  entry: string;
  isChosen: boolean;
  onChoose: () => void;
  onPick: (entry: string) => void;
};

const OrganizationPicker = ({ organizations, entry, isChosen, onChoose, onPick }: OrganizationPickerProps) => (
  <div className={styles.row} data-chosen={isChosen || undefined}>
    <label className={styles.label}>
      <input type="radio" name="subscribe-to" className={styles.radio} checked={isChosen} onChange={onChoose} />
      <span>
        <b>An organization</b>
        <small>or one of its parts</small>
      </span>
    </label>
    <select aria-label="Organization" className={styles.select} value={entry} onChange={({ target }) => onPick(target.value)}>
      <option value="" disabled>
        Choose
      </option>
      {organizations.flatMap(({ id, name, subOrganizations }) => [
        <option key={id} value={name}>
          {name}
        </option>,
        ...subOrganizations.map((sub) => (
          <option key={sub.entry} value={sub.entry}>
            {`${name}: ${sub.name}`}
          </option>
        )),
      ])}
    </select>
  </div>
);

const useOfferContext = (): OfferContext => {
  const { data: sidebar } = useSidebar();
  const { data: events } = useQuery(queries.events);
  const isLarge = useIsLarge();
  const { data: preferences } = usePreferences();
  const [term] = useRemembered(remembered.searchTerm);
  const filters = withoutPlaceFilters(useFilters());
  const [now, today, town] = [useNow(), useToday(), useTown()];
  return {
    // The first page of a large town does not say how many there are.
    events: isLarge ? undefined : events,
    ...{ now, today, term, filters, town },
    organizations: sidebar?.organizations ?? [],
    district: preferences?.collectionDistrict ?? null,
    mine: sidebar?.feed.count,
  };
};
