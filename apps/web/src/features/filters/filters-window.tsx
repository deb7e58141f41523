import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { formatCount, formatNumber, type TownEvent } from '#libs/contracts';
import { toFilterPredicate as rule } from '#libs/contracts/filters';
import { clearFilters, eventFilter, useFilterCount } from '../../lib/filters';
import type { RestOfList } from '../../lib/rest-of-list';
import { useMedia } from '../../lib/use-media';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { focusFilters } from './filter-button';
import { FilterButtons } from './filter-choices';
import styles from './filters.module.css';
import { useFilterContext } from './use-filter-context';
import { useFilters } from './use-filters';

type Props = {
  opened: boolean;
  onClose: () => void;
  events: readonly TownEvent[] | undefined;
  rest?: RestOfList | undefined;
  remaining: number | undefined;
};

export const FiltersWindow = (props: Props) => {
  useProvideEventFilter();
  const isPhone = useMedia('(max-width: 767px)');
  if (isPhone) return <FiltersSheet {...props} />;
  return props.opened ? <FiltersPopover {...props} /> : null;
};

const useProvideEventFilter = () => {
  const activeFilters = useFilters();
  const { surroundings, retry } = useFilterContext();
  const passes = useMemo(() => surroundings && rule(activeFilters, surroundings), [activeFilters, surroundings]);
  useLayoutEffect(() => eventFilter.write(passes ? { passes } : retry ? { retry } : null), [passes, retry]);
};

const FiltersSheet = ({ opened, onClose, events, rest, remaining }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title="Filters"
    foot={
      <div className={styles.sheetFoot}>
        <ClearButton />
        <Button variant="filled" onClick={onClose}>
          {remaining === undefined ? 'Show events' : `Show ${formatCount(remaining, 'event')}`}
        </Button>
      </div>
    }
  >
    <div className={styles.body}>
      <FilterButtons events={events} rest={rest} />
    </div>
  </Dialog>
);

const FiltersPopover = ({ onClose, events, rest, remaining }: Props) => {
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
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.matches(OPENER)) onClose();
  };

  return (
    <div ref={box} className={`${styles.popover} paperless`} role="dialog" aria-labelledby={id} onKeyDown={keys} onBlur={leave}>
      <h2 className="sr" id={id}>
        Filters
      </h2>
      <div className={styles.body}>
        <FilterButtons events={events} rest={rest} />
      </div>
      <div className={styles.foot}>
        <p>
          <b>{remaining === undefined ? '…' : formatNumber(remaining)}</b> {remaining === 1 ? 'event' : 'events'}
        </p>
        <ClearButton />
        <Button variant="filled" onClick={close}>
          Done
        </Button>
      </div>
    </div>
  );
};

const ClearButton = () => {
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

/** The opener closes it itself. */
const OPENER = '[data-filters]';
