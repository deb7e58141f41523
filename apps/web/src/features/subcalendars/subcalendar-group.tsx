import { useId, useState } from 'react';
import { formatNumber } from '#libs/contracts';
import { changeOfOne } from '../../lib/list-difference';
import { toast } from '../../lib/toast';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { Icon } from '../../ui/icon';
import { useFollowSubcalendars } from '../following/use-follow-subcalendars';
import styles from './subcalendars-page.module.css';
import type { OrganizationSubcalendars } from './use-subcalendars';

export const isInitiallyOpen = (id: number) => [1, 2, 7].includes(id);

export const SubcalendarGroup = ({ id, organization, subcalendars }: OrganizationSubcalendars) => {
  const [open, setOpen] = useState(isInitiallyOpen(id));
  const { isFollowed, follow } = useFollowSubcalendar();
  const list = useId();

  return (
    <section className={styles.group}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'down' : 'right'} size={20} />
          <span className={styles.name}>{organization}</span>
          <span className={styles.count}>
            {formatNumber(subcalendars.filter((subcalendar) => isFollowed(subcalendar.id)).length)} of{' '}
            {formatNumber(subcalendars.length)}
          </span>
        </button>
      </h2>
      <ul id={list} hidden={!open}>
        {subcalendars.map((subcalendar) => (
          <li key={subcalendar.id} className={styles.leaf}>
            <Checkbox
              className={styles.subcalendar}
              checked={isFollowed(subcalendar.id)}
              onChange={({ currentTarget }) => follow(subcalendar.id, currentTarget.checked)}
              label={
                <span>
                  <b>{subcalendar.name}</b>
                  <span className={styles.description}>{subcalendar.description}</span>
                  {subcalendar.titleWords && (
                    <span className={styles.description}>{formatTitleRule(subcalendar.titleWords)}</span>
                  )}
                </span>
              }
            />
            <Count of={subcalendar.count} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const useFollowSubcalendar = () => {
  const { followed, set } = useFollowSubcalendars();
  return {
    isFollowed: (id: number) => followed.includes(id),
    follow: (id: number, wished: boolean) =>
      set(changeOfOne(id, wished)).catch(() =>
        toast({ title: 'Error', description: 'Failed to update subcalendars. Please try again.', variant: 'destructive' }),
      ),
  };
};

const formatTitleRule = (titleWords: readonly string[]) =>
  `Titles with ${orListFormat.format(titleWords.map((words) => `“${words}”`))}`;

const orListFormat = new Intl.ListFormat('en-US', { type: 'disjunction' });
