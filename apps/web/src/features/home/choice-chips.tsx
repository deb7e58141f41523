import { useDisclosure } from '@mantine/hooks';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type Choice, FEATURED_ENTRY, parseOrganizationEntry } from '#libs/contracts';
import { HORIZONTAL_ARROWS, moveFocusByArrows } from '../../lib/arrow-keys';
import { useFilterCount } from '../../lib/filters';
import { remembered, useRemembered } from '../../lib/local-storage';
import { DeferredMount } from '../../ui/deferred-mount';
import { Icon } from '../../ui/icon';
import { lazyComponent } from '../../ui/lazy-component';
import { Tip } from '../../ui/tip';
import { ALL_CHOICE, MY_ALMANAC_CHOICE, useChoice } from '../choice/use-choice';
import { countListRows, type PageEvents } from '../events/views/page-events';
import { FilterButton } from '../filters/filter-button';
import { Logo } from '../organizations/logo';
import { useHasDefaultFollows } from '../preferences/use-preferences';
import { useSidebar } from '../preferences/use-sidebar';
import { useSelector } from '../selector/use-selector';
import styles from './choice-chips.module.css';

export const ChoiceChips = ({ pageEvents }: { pageEvents: PageEvents }) => {
  const { choice, choose } = useChoice();
  const { data: sidebar } = useSidebar();
  const count = sidebar?.organizations.length ?? 0;
  const standIn = useHasDefaultFollows();
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
    const chosen = isShownBy(choice, entry);
    return {
      ...plain(name),
      className: styles.chip,
      'aria-pressed': chosen,
      onClick: () => choose(chosen ? choiceWithout(entry) : entry),
    };
  };

  return (
    <div className={styles.at}>
      <div
        ref={line}
        className={`${styles.line} paperless`}
        role="toolbar"
        aria-label="Search and organizations"
        onKeyDown={(event) => moveFocusByArrows(event, '[data-chip]', HORIZONTAL_ARROWS)}
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
          <DeferredMount isRequested>
            <ActiveFilterChips chip={filterChip} />
          </DeferredMount>
        )}
        <button {...chip('all', ALL_CHOICE)} data-plain>
          All events
        </button>
        <button {...chip('feed', MY_ALMANAC_CHOICE)} data-plain aria-describedby={standIn ? PICKS_ID : undefined}>
          MY ALMANAC
          {standIn && (
            <span id={PICKS_ID} className={styles.picks} aria-hidden="true">
              The town’s picks
            </span>
          )}
        </button>
        {sidebar?.featured && (
          <button {...chip(FEATURED_ENTRY, { kind: 'entry', entry: FEATURED_ENTRY })}>
            <Icon name="star" size={18} className={styles.star} />
            {FEATURED_ENTRY}
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
      <DeferredMount isRequested={filtering || isFiltered}>
        <FiltersWindow
          opened={filtering}
          onClose={close}
          events={pageEvents.state === 'ready' ? pageEvents.all : undefined}
          rest={pageEvents.state === 'ready' ? pageEvents.rest : undefined}
          remaining={countListRows(pageEvents)}
        />
      </DeferredMount>
    </div>
  );
};

const ActiveFilterChips = lazyComponent(async () => (await import('../filters/active-filter-chips')).ActiveFilterChips);

const FiltersWindow = lazyComponent(async () => (await import('../filters/filters-window')).FiltersWindow);

/** A sub-organization presses the chip of its organization. */
const isShownBy = (choice: Choice, chip: Choice) =>
  choice.kind === 'entry' && chip.kind === 'entry'
    ? parseOrganizationEntry(choice.entry).organization === chip.entry
    : choice.kind === chip.kind;

const nameFor = (organization: string, choice: Choice) => {
  const chosen = choice.kind === 'entry' ? parseOrganizationEntry(choice.entry) : null;
  return chosen?.organization === organization && chosen.subOrganization
    ? `${organization}: ${chosen.subOrganization}`
    : organization;
};

/** Describes the My Almanac chip while it shows the town's picks. */
const PICKS_ID = 'picks';

const choiceWithout = (chip: Choice) => (chip.kind === 'entry' ? null : ALL_CHOICE);

const useChosenInView = (line: React.RefObject<HTMLElement | null>, choice: Choice) =>
  useEffect(() => {
    if (choice.kind === 'entry')
      line.current
        ?.querySelector('[aria-pressed="true"]:not([data-chip^="filter"])')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [line, choice]);
