import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { countedWords, numberWords, type TownEvent } from '#libs/contracts';
import { passing as rule } from '#libs/contracts/filters';
import { clearFilters, passing, useFilterCount } from '../../lib/filters';
import { useMedia } from '../../lib/use-media';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Choices } from './choices';
import { focusFilters } from './filter-button';
import styles from './filters.module.css';
import { useFilters } from './use-filters';
import { useSurroundings } from './use-surroundings';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** What there is without any filter, and what is left with those that are on; undefined until it is known. */
  events: readonly TownEvent[] | undefined;
  left: number | undefined;
};

/** The filters: below their chip, on a phone a sheet. As long as it is there, closed or not, it tells the page what passes them. */
export const FiltersWindow = (props: Props) => {
  useTellPassing();
  const isPhone = useMedia('(max-width: 767px)');
  if (isPhone) return <Sheet {...props} />;
  return props.opened ? <Popover {...props} /> : null;
};

/** Tells the page which events pass: the rules are in a file of their own, with whoever uses this. */
const useTellPassing = () => {
  const on = useFilters();
  const { surroundings, retry } = useSurroundings();
  const passes = useMemo(() => surroundings && rule(on, surroundings), [on, surroundings]);
  useLayoutEffect(() => passing.write(passes ? { passes } : retry ? { retry } : null), [passes, retry]);
};

const Sheet = ({ opened, onClose, events, left }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title="Filters"
    foot={
      <div className={styles.sheetFoot}>
        <Clear />
        <Button variant="filled" onClick={onClose}>
          {left === undefined ? 'Show events' : `Show ${countedWords(left, 'event')}`}
        </Button>
      </div>
    }
  >
    <div className={styles.body}>
      <Choices events={events} />
    </div>
  </Dialog>
);

const Popover = ({ onClose, events, left }: Props) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  usePressOutside(box, onClose);

  const close = () => {
    onClose();
    focusFilters();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  /** Whoever goes on with the keyboard leaves it behind. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.matches(OPENER)) onClose();
  };

  return (
    <div ref={box} className={`${styles.popover} paperless`} role="dialog" aria-labelledby={id} onKeyDown={keys} onBlur={leave}>
      <h2 className="sr" id={id}>
        Filters
      </h2>
      <div className={styles.body}>
        <Choices events={events} />
      </div>
      <div className={styles.foot}>
        <p>
          <b>{left === undefined ? '…' : numberWords(left)}</b> {left === 1 ? 'event' : 'events'}
        </p>
        <Clear />
        <Button variant="filled" onClick={close}>
          Done
        </Button>
      </div>
    </div>
  );
};

const Clear = () => {
  return (
    <Button aria-disabled={useFilterCount() === 0} onClick={clearFilters}>
      Clear filters
    </Button>
  );
};

const usePressOutside = (box: React.RefObject<HTMLElement | null>, onPress: () => void) =>
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && !box.current?.contains(target) && !target.closest(OPENER)) onPress();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  });

/** It closes by itself. */
const OPENER = '[data-filters]';
