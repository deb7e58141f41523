import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SidebarOrganization } from '#libs/contracts';
import { outward } from '#libs/contracts/filters';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import type { Meant } from '../../lib/subscribe-dialog';
import { useNow, useToday, useTown } from '../../lib/use-town';
import { Count } from '../../ui/count';
import { Dialog } from '../../ui/dialog';
import { useFilters } from '../filters/use-filters';
import { usePreferences } from '../preferences/use-preferences';
import { useSidebar } from '../preferences/use-sidebar';
import { Into } from './into';
import { Mine } from './mine';
import { type Asked, EVERYTHING, everythingOf, MINE, type Offer, offersOf, otherOffers } from './offers';
import styles from './subscribe.module.css';

type Props = { opened: boolean; meant: Meant; onClose: () => void };

/** What, and into which program: events in somebody's own calendar. */
export const SubscribeDialog = ({ opened, meant, onClose }: Props) => (
  <Dialog opened={opened} broad onClose={onClose} title="Subscribe" lead="Events in your own calendar, always up to date.">
    <Columns key={JSON.stringify(meant)} meant={meant} />
  </Dialog>
);

const Columns = ({ meant }: { meant: Meant }) => {
  const asked = useAsked();
  const [entry, setEntry] = useState(meant.kind === 'entry' ? meant.entry : '');
  const [chosen, choose] = useState(meant.kind === 'entry' ? meant.entry : meant.kind === 'mine' ? MINE : EVERYTHING);
  const [isFolded, fold] = useState(meant.kind === 'mine');
  const isFromMenu = meant.kind === 'everything';
  const parts = offersOf(entry, asked);
  const offers = [everythingOf(asked), ...parts, ...otherOffers(asked)];
  const shown = offers.find(({ id }) => id === chosen);
  const shownInList = isFromMenu ? offers.filter((one) => !parts.includes(one)) : offers;
  /** On a phone all that belongs to the secret address would stand far below. */
  const take = (id: string) => {
    choose(id);
    if (id === MINE) fold(true);
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
            <Row offer={offer} isChosen={offer.id === chosen} onChoose={() => take(offer.id)} />
            {isFromMenu && offer.id === EVERYTHING && (
              <Picking
                organizations={asked.organizations}
                entry={entry}
                isChosen={entry !== '' ? chosen === entry : chosen === PICKING}
                onChoose={() => choose(entry || PICKING)}
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
        {chosen === MINE ? (
          <Mine />
        ) : shown?.calendar ? (
          <Taken offer={shown} />
        ) : (
          <p className={styles.note}>Choose an organization.</p>
        )}
      </section>
    </div>
  );
};

/** Instead of an entry, before one is picked. */
const PICKING = 'picking';

const Taken = ({ offer: { name, calendar = '', rss, json } }: { offer: Offer }) => (
  <Into
    address={window.location.origin + calendar}
    name={name}
    rss={rss}
    json={json}
    help="Your calendar looks for changes by itself, every few hours."
  />
);

const Row = ({ offer, isChosen, onChoose }: { offer: Offer; isChosen: boolean; onChoose: () => void }) => (
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

type PickingProps = {
  organizations: readonly SidebarOrganization[];
  entry: string;
  isChosen: boolean;
  onChoose: () => void;
  onPick: (entry: string) => void;
};

/** From the menu no organization is meant yet. */
const Picking = ({ organizations, entry, isChosen, onChoose, onPick }: PickingProps) => (
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

const useAsked = (): Asked => {
  const { data: sidebar } = useSidebar();
  const { data: events } = useQuery(queries.events);
  const { data: preferences } = usePreferences();
  const [term] = useRemembered(remembered.searchTerm);
  const filters = outward(useFilters());
  const [now, today, town] = [useNow(), useToday(), useTown()];
  return {
    ...{ events, now, today, term, filters, town },
    organizations: sidebar?.organizations ?? [],
    district: preferences?.collectionDistrict ?? null,
    mine: sidebar?.feed.count,
  };
};
