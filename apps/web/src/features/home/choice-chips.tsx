import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type Choice, FEATURED, parseEntry } from '#libs/contracts';
import { goAlong, SIDEWAYS } from '../../lib/arrow-keys';
import { remembered, useRemembered } from '../../lib/local-storage';
import { Icon } from '../../ui/icon';
import { ALL, FEED, useChoice } from '../choice/use-choice';
import { Logo } from '../organizations/logo';
import { useSidebar } from '../preferences/use-sidebar';
import { useSelector } from '../selector/use-selector';
import styles from './choice-chips.module.css';

/** What the list shows, in one line: a search that stays, the feed, featured events, or one organization. One stop of the Tab key; arrows go along it. */
export const ChoiceChips = () => {
  const { choice, choose } = useChoice();
  const { data: sidebar } = useSidebar();
  const openSelector = useSelector();
  const line = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('follow');
  const [term, setTerm] = useRemembered(remembered.searchTerm);
  const [searching] = useRemembered(remembered.isSearchExpanded);
  useChosenInView(line, choice);

  const endSearch = () => {
    setTerm('');
    line.current?.querySelector<HTMLElement>('[data-chip="follow"]')?.focus();
  };

  const chip = (name: string, entry: Choice) => {
    const chosen = isShown(choice, entry);
    return {
      type: 'button' as const,
      className: styles.chip,
      'data-chip': name,
      tabIndex: stop === name ? 0 : -1,
      'aria-pressed': chosen,
      onClick: () => choose(chosen ? released(entry) : entry),
    };
  };

  return (
    <div
      ref={line}
      className={`${styles.line} paperless`}
      role="toolbar"
      aria-label="Search and organizations"
      onKeyDown={(event) => goAlong(event, '[data-chip]', SIDEWAYS)}
      onFocus={({ target }: FocusEvent<HTMLElement>) => setStop(target.dataset.chip ?? 'follow')}
    >
      <button
        type="button"
        className={`${styles.chip} ${styles.follow}`}
        aria-label="Follow organizations"
        data-chip="follow"
        tabIndex={stop === 'follow' ? 0 : -1}
        onClick={openSelector}
      >
        <Icon name="settings" size={20} />
      </button>
      {term && !searching && (
        <button
          type="button"
          className={`${styles.chip} ${styles.term}`}
          aria-label={`Searching for ${term}. Clear search`}
          aria-pressed
          data-chip="term"
          tabIndex={stop === 'term' ? 0 : -1}
          onClick={endSearch}
        >
          <Icon name="search" size={18} />
          <b>{term}</b>
          <Icon name="x" size={20} />
        </button>
      )}
      <button {...chip('feed', FEED)} data-plain>
        MY ALMANAC
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
    </div>
  );
};

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

/** Released, the feed gives way to everything, an organization to what there was without it. */
const released = (chip: Choice) => (chip.kind === 'feed' ? ALL : null);

/** What is chosen elsewhere, in the sidebar for instance, is brought into sight. */
const useChosenInView = (line: React.RefObject<HTMLElement | null>, choice: Choice) =>
  useEffect(() => {
    if (choice.kind === 'entry')
      line.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [line, choice]);
