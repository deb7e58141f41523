import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../lib/toast';
import { useTown } from '../../lib/use-town';
import { Icon } from '../../ui/icon';
import { saveDistrict } from '../preferences/save-district';
import { useDistricts } from '../preferences/use-districts';
import { usePreferences } from '../preferences/use-preferences';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section';

export const DistrictSettings = () => {
  const { data: preferences } = usePreferences();
  const { collection, links } = useTown();
  const districts = useDistricts();
  const { choose, wished: pendingChoice } = useChooseDistrict();
  if (districts.length === 0) return null;
  const chosenDistrict = pendingChoice ?? preferences?.collectionDistrict ?? undefined;

  return (
    <SettingsSection title="Public Works Collection District" lead="Trash and recycling, on your day.">
      <fieldset className={styles.districts} disabled={preferences === undefined}>
        <legend className="sr">Collection district</legend>
        {districts.map(({ name, number, day }) => (
          <label key={name} className={styles.district}>
            <input
              type="radio"
              name="district"
              aria-label={name}
              checked={name === chosenDistrict}
              onChange={() => choose(name)}
            />
            <span aria-hidden="true">
              <b>{number}</b>
              {day || name}
              {day && <span className={styles.pickUp}>pick up</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.help}>
        Choosing a district also follows its pick-ups
        {chosenDistrict ? (
          <>
            : <b>{`${collection}, ${chosenDistrict}`}</b>.
          </>
        ) : (
          '.'
        )}{' '}
        {links['districts'] && (
          <a href={links['districts']} target="_blank" rel="noopener">
            Find my district
            <Icon name="external" size={14} />
          </a>
        )}
      </p>
    </SettingsSection>
  );
};

const useChooseDistrict = () => {
  const client = useQueryClient();
  const [pendingChoice, setPendingChoice] = useState<string>();
  const { mutate } = useMutation({
    scope: { id: 'collection-district' },
    mutationFn: (district: string) => saveDistrict(client, district),
    onError: () => toast({ title: 'Error', description: 'Failed to update collection district.', variant: 'destructive' }),
    // A newer choice stays.
    onSettled: (_, __, district) => setPendingChoice((last) => (last === district ? undefined : last)),
  });
  const choose = (district: string) => {
    setPendingChoice(district);
    mutate(district);
  };
  return { choose, wished: pendingChoice };
};
