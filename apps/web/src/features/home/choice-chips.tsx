import { useDisclosure } from '@mantine/hooks';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type Choice, countRows, FEATURED, parseEntry } from '#libs/contracts';
import { goAlong, SIDEWAYS } from '../../lib/arrow-keys';
import { useFilterCount } from '../../lib/filters';
import { remembered, useRemembered } from '../../lib/local-storage';
import { fetched } from '../../ui/fetched';
import { Icon } from '../../ui/icon';
import { Later } from '../../ui/later';
import { Tip } from '../../ui/tip';
import { ALL, FEED, useChoice } from '../choice/use-choice';
import type { Shown } from '../events/views/shown';
import { FilterButton } from '../filters/filter-button';
import { Logo } from '../organizations/logo';
import { useDefaultsStandIn } from '../preferences/use-preferences';
import { useSidebar } from '../preferences/use-sidebar';
import { useSelector } from '../selector/use-selector';
import styles from './choice-chips.module.css';

/** What the list shows, in one line: a search that stays, filters, everything, the feed, featured events, or one organization; then the way to all organizations. One stop of the Tab key; arrows go along it. */
export const ChoiceChips = ({ shown }: { shown: Shown }) => {
  const { choice, choose } = useChoice();
  const { data: sidebar } = useSidebar();
  const count = sidebar?.organizations.length ?? 0;
  const standIn = useDefaultsStandIn();
  const openSelector = useSelector();
  const line = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('follow');
  const [term, setTerm] = useRemembered(remembered.searchTerm);
  const [searching] = useRemembered(remembered.isSearchExpanded);
  const [filtering, { toggle, close }] = useDisclosure();
  const isFiltered = useFilterCount() > 0;
  useChosenInView(line, choice);

  const endSearch = () => {
    setTerm('');
    line.current?.querySelector<HTMLElement>('[data-chip="follow"]')?.focus();
  };

  const plain = (name: string) => ({ type: 'button' as const, 'data-chip': name, tabIndex: stop === name ? 0 : -1 });

  const filterChip = (name: string) => ({ ...plain(name), className: `${styles.chip} ${styles.filter}` });

  const chip = (name: string, entry: Choice) => {
    const chosen = isShown(choice, entry);
    return {
      ...plain(name),
      className: styles.chip,
      'aria-pressed': chosen,
      onClick: () => choose(chosen ? released(entry) : entry),
    };
  };

  return (
    <div className={styles.at}>
      <div
        ref={line}
        className={`${styles.line} paperless`}
        role="toolbar"
        aria-label="Search and organizations"
        onKeyDown={(event) => goAlong(event, '[data-chip]', SIDEWAYS)}
        onFocus={({ target }: FocusEvent<HTMLElement>) => setStop(target.dataset.chip ?? 'follow')}
      >
        <Tip label="Follow organizations" side="bottom">
          <button
            {...plain('follow')}
            className={`${styles.chip} ${styles.follow}`}
            aria-label="Follow organizations"
            onClick={openSelector}
          >
            <Icon name="settings" size={20} />
            <span>Follow</span>
          </button>
        </Tip>
        {term && !searching && (
          <button
            {...plain('term')}
            className={`${styles.chip} ${styles.term}`}
            aria-label={`Searching for ${term}. Clear search`}
            aria-pressed
            onClick={endSearch}
          >
            <Icon name="search" size={18} />
            <b>{term}</b>
            <Icon name="x" size={20} />
          </button>
        )}
        <FilterButton {...filterChip('filters')} aria-expanded={filtering} onClick={toggle} />
        {isFiltered && (
          <Later wanted>
            <OnChips chip={filterChip} />
          </Later>
        )}
        <button {...chip('all', ALL)} data-plain>
          All events
        </button>
        <button {...chip('feed', FEED)} data-plain aria-describedby={standIn ? PICKS : undefined}>
          MY ALMANAC
          {standIn && (
            <span id={PICKS} className={styles.picks} aria-hidden="true">
              The town’s picks
            </span>
          )}
        </button>
        {sidebar?.featured && (
          <button {...chip(FEATURED, { kind: 'entry', entry: FEATURED })}>
            <Icon name="star" size={18} className={styles.star} />
            {FEATURED}
          </button>
        )}
        {sidebar?.organizations.map(({ id, name }) => (
          <button key={id} {...chip(name, { kind: 'entry', entry: name })}>
            <Logo organization={name} />
            {nameFor(name, choice)}
          </button>
        ))}
        {count > 1 && (
          <button {...plain('organizations')} className={styles.chip} data-plain onClick={openSelector}>
            All {count} organizations
          </button>
        )}
      </div>
      <Later wanted={filtering || isFiltered}>
        <FiltersWindow
          opened={filtering}
          onClose={close}
          events={shown.state === 'ready' ? shown.all : undefined}
          left={shown.state === 'ready' ? countRows(shown.events) : undefined}
        />
      </Later>
    </div>
  );
};

const OnChips = fetched(async () => (await import('../filters/on-chips')).OnChips);

const FiltersWindow = fetched(async () => (await import('../filters/filters-window')).FiltersWindow);

/** A part of an organization presses its organization's chip. */
const isShown = (choice: Choice, chip: Choice) =>
  choice.kind === 'entry' && chip.kind === 'entry'
    ? parseEntry(choice.entry).organization === chip.entry
    : choice.kind === chip.kind;

const nameFor = (organization: string, choice: Choice) => {
  const chosen = choice.kind === 'entry' ? parseEntry(choice.entry) : null;
  return chosen?.organization === organization && chosen.subOrganization
    ? `${organization}: ${chosen.subOrganization}`
    : organization;
};

/** Says in the chip of the feed whose choice it shows. */
const PICKS = 'picks';

/** Released, an organization gives way to what there was without it, every other chip to everything. */
const released = (chip: Choice) => (chip.kind === 'entry' ? null : ALL);

/** What is chosen elsewhere, in the sidebar for instance, is brought into sight. */
const useChosenInView = (line: React.RefObject<HTMLElement | null>, choice: Choice) =>
  useEffect(() => {
    if (choice.kind === 'entry')
      line.current
        ?.querySelector('[aria-pressed="true"]:not([data-chip^="filter"])')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [line, choice]);
